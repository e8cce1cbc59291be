import { settings } from '../settings.js';

/* So strongly a phone is shaken, in m/s² beyond its weight, and so long it then rests, in milliseconds. */
const STRENGTH = 14;
const REST = 900;

/** Whether the page may notice that the device is shaken: it may; the person, or the system, has refused; the browser
 * has nothing to tell it with. */
export type Shakes = 'there' | 'refused' | 'missing';

/* Where motion is a matter of permission, as on iOS, the event's class has this. */
interface Asking {
	requestPermission?: () => Promise<string>;
}

function motion(): Asking | undefined {
	return (globalThis as { DeviceMotionEvent?: Asking }).DeviceMotionEvent;
}

/** Ask for leave to notice shaking, where it must be asked for. Call it while a click is being handled: only then does
 * the system put the question to the person. */
export async function askForShakes(): Promise<Shakes> {
	const event = motion();
	if (!event) return 'missing';
	if (!event.requestPermission) return 'there';
	try {
		return (await event.requestPermission()) === 'granted' ? 'there' : 'refused';
	} catch {
		return 'refused';
	}
}

/* Leave lasts until the page is loaded again: the first click of a game asks anew, which shows nothing to a person who has
 * said yes before. */
function askAtClick(): () => void {
	const ask = (): void => {
		if (settings.value.shake) void askForShakes();
	};
	if (motion()?.requestPermission) addEventListener('click', ask, { once: true });
	return () => removeEventListener('click', ask);
}

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
	const end = askAtClick();
	return () => {
		removeEventListener('devicemotion', listen);
		end();
	};
}
