import type { Cell, Game, Point } from 'charkoni';

/** A point in the units of a drawing. */
export type Place = { readonly x: number; readonly y: number };

/** The geometry of a board as it is turned: the arm that points down may be any. */
export class Plan {
	readonly game: Game;
	/** The arm that points down, from 0. */
	readonly down: number;
	/** Half the width of what is shown, in units. */
	readonly half: number;
	readonly #cos: number;
	readonly #sin: number;

	constructor(game: Game, down: number) {
		const layout = game.layout();
		const turn = ((layout.arms[down]?.turn ?? 0) / 1000 / 180) * Math.PI;
		this.game = game;
		this.down = down;
		this.half =
			layout.extent / layout.unit +
			(game.arms === 4 && game.ring === 68 && game.faces.length > 0 ? 2 : 1.1);
		this.#cos = Math.cos(turn);
		this.#sin = Math.sin(turn);
	}

	/** A point of the layout, turned. */
	place({ x, y }: Point): Place {
		return {
			x: (x * this.#cos - y * this.#sin) / 1000,
			y: (x * this.#sin + y * this.#cos) / 1000,
		};
	}

	/** Where a piece walks over a seat's progress. */
	centre(seat: number, progress: number): Place {
		return this.place(this.game.cell(seat, progress).centre);
	}

	/** The outline of a cell as path data. */
	outline(cell: Cell): string {
		return `M${cell.shape.map((point) => this.#text(point)).join('L')}z`;
	}

	/** Whether a place lies in a cell. */
	holds(cell: Cell, { x, y }: Place): boolean {
		const corners = cell.shape.map((point) => this.place(point));
		let inside = false;
		let last = corners.at(-1) as Place;
		for (const corner of corners) {
			const crosses = corner.y > y !== last.y > y;
			if (
				crosses &&
				x < ((last.x - corner.x) * (y - corner.y)) / (last.y - corner.y) + corner.x
			)
				inside = !inside;
			last = corner;
		}
		return inside;
	}

	/** The square in whose middle part a place lies: that of its shape made so much smaller. */
	middleOf(place: Place, part: number): Cell | undefined {
		return this.game.layout().cells.find((cell) => {
			const { x, y } = this.place(cell.centre);
			return this.holds(cell, { x: x + (place.x - x) / part, y: y + (place.y - y) / part });
		});
	}

	#text(point: Point): string {
		const { x, y } = this.place(point);
		return `${+x.toFixed(3)} ${+y.toFixed(3)}`;
	}
}

export function distance(one: Place, other: Place): number {
	return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Every progress that a move passes, the last included; on a further lap the numbers begin again at the tip. */
export function way(game: Game, from: number, to: number, lap: boolean): readonly number[] {
	const squares = [];
	const end = lap ? to + game.ring : to;
	for (let progress = from + 1; progress <= end; progress++) {
		squares.push(lap && progress > TIP_AGAIN ? progress - game.ring : progress);
	}
	return squares;
}

const TIP_AGAIN = 76;
