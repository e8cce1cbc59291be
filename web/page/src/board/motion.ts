import type { Place } from './geometry.js';
import type { Token } from './token.js';

/** Milliseconds for one square, and the most for a whole way. */
export type Tempo = { readonly step: number; readonly most: number };

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move on this screen at all. */
export const mayMove = (): boolean => !still.matches;

const moveTo = ({ x, y }: Place): string => `translate(${x}px, ${y}px)`;

/** What moves on a board: everything has its final place already, and only looks as if it were on its way. */
export class Motion {
	#running = new Set<Animation>();

	/** Let everything be where it is. */
	stop(): void {
		for (const animation of this.#running) animation.cancel();
		this.#running.clear();
	}

	/** Resolves when nothing moves any more. */
	async settled(): Promise<void> {
		await Promise.allSettled([...this.#running].map(({ finished }) => finished));
	}

	/** Walk to where the token stands, over `places`; how long that takes, in milliseconds. */
	walk(token: Token, from: Place, places: readonly Place[], tempo: Tempo, delay = 0): number {
		const steps = [from, ...places.slice(0, -1), token.at];
		const duration = Math.min(tempo.step * (steps.length - 1), tempo.most);
		this.#run(
			token.element,
			steps.map((place) => ({ transform: moveTo(place), easing: 'ease-in-out' })),
			{ duration, delay, fill: 'backwards' },
		);
		return delay + duration;
	}

	/** Go straight to where the token stands. */
	glide(token: Token, from: Place, duration: number, delay = 0): void {
		this.#run(token.element, [{ transform: moveTo(from) }, { transform: moveTo(token.at) }], {
			duration,
			delay,
			fill: 'backwards',
			easing: 'ease-in-out',
		});
	}

	/** Fade away, then be gone. */
	fade(element: SVGElement, delay: number): void {
		const animation = this.#run(element, [{ opacity: 1 }, { opacity: 0 }], {
			duration: 1,
			delay,
			fill: 'both',
		});
		animation.finished.then(
			() => element.remove(),
			() => element.remove(),
		);
	}

	#run(element: SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
		const animation = element.animate(frames, timing);
		this.#running.add(animation);
		animation.finished.then(
			() => this.#running.delete(animation),
			() => this.#running.delete(animation),
		);
		return animation;
	}
}
