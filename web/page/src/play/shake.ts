import { settings } from '../settings.js';

/* So strongly a phone is shaken, in m/s² beyond its weight, and so long it then rests, in milliseconds. */
const STRENGTH = 14;
const REST = 900;

/** Call `act` whenever the device is shaken, where the person has chosen that; returns what ends it. */
export function followShakes(act: () => void): () => void {
	let latest = 0;
	const listen = (event: DeviceMotionEvent): void => {
		const { x, y, z } = event.accelerationIncludingGravity ?? {};
		const strength = Math.abs(Math.hypot(x ?? 0, y ?? 0, z ?? 0) - 9.8);
		if (!settings.value.shake || strength < STRENGTH || event.timeStamp - latest < REST) return;
		latest = event.timeStamp;
		act();
	};
	addEventListener('devicemotion', listen);
	return () => removeEventListener('devicemotion', listen);
}
