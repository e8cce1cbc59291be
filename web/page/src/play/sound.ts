import { settings } from '../settings.js';
import type { Change } from './session.js';

/* Short sounds that are computed, so that nothing need be loaded: wood on wood, and two notes. */
let context: AudioContext | undefined;

function ready(): AudioContext | undefined {
	if (!settings.value.sound || typeof AudioContext === 'undefined') return undefined;
	/* A browser starts sounds only after somebody has touched the page. */
	if (!context && !navigator.userActivation?.hasBeenActive) return undefined;
	context ??= new AudioContext();
	return context;
}

/** A knock: a short burst of noise through a narrow filter. */
function knock(at: number, pitch: number, loud: number): void {
	if (!context) return;
	const length = Math.round(context.sampleRate * 0.05);
	const buffer = context.createBuffer(1, length, context.sampleRate);
	const data = buffer.getChannelData(0);
	for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
	const source = new AudioBufferSourceNode(context, { buffer });
	const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2.5 });
	source.connect(filter)
		.connect(new GainNode(context, { gain: loud }))
		.connect(context.destination);
	source.start(context.currentTime + at);
}

function note(at: number, pitch: number, length: number): void {
	if (!context) return;
	const start = context.currentTime + at;
	const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
	const gain = new GainNode(context, { gain: 0 });
	gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
	gain.gain.exponentialRampToValueAtTime(0.001, start + length);
	tone.connect(gain).connect(context.destination);
	tone.start(start);
	tone.stop(start + length);
}

function play(change: Change): void {
	const kinds = new Set(change.happenings.map(({ kind }) => kind));
	const [event] = change.events;
	if (event?.kind === 'throw' || event?.kind === 'opening') {
		[0, 0.07, 0.12, 0.2].forEach((at, i) => knock(at, 1400 - i * 160, 0.5 - i * 0.08));
	}
	if (event?.kind === 'action') knock(0, 620, 0.6);
	if (kinds.has('captured')) [0.1, 0.2].forEach((at, i) => note(at, i === 0 ? 330 : 247, 0.3));
	if (kinds.has('finished')) [0.1, 0.22].forEach((at, i) => note(at, i === 0 ? 523 : 659, 0.4));
	if (kinds.has('won')) [0.2, 0.4, 0.6].forEach((at, i) => note(at, [523, 659, 784][i] ?? 784, 0.6));
}

export const Sound = {
	/** Let a change be heard, and felt where the device can. */
	of(change: Change): void {
		if (ready()) play(change);
		const felt = change.happenings.some(({ kind }) => kind === 'captured');
		if (settings.value.vibration && felt && navigator.userActivation?.hasBeenActive)
			navigator.vibrate?.(60);
	},
};
