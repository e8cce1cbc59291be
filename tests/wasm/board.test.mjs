// What the functions of the module tell of boards and drawings, and what bots choose, by hand, from src/draw and
// docs/bots.md.
import { ensure, equal, finish, game, load, test } from './wasm.mjs';

const c = load();
// ---- boards and drawings

test('every cell has a shape; shapes of a ring are distinct; home and goal have column 0', () => {
	for (const [name, arms] of [
		['parchis', 4],
		['parchis:players=6', 6],
		['parchis:players=8', 8],
		['chaupar', 4],
	]) {
		const g = game(c, name),
			seen = new Set();
		equal(c.board_arms(g), arms, `arms of ${name}`);
		for (let arm = 0; arm < arms; arm++)
			for (let row = 0; row <= 9; row++)
				for (const column of row % 9 === 0 ? [0] : [-1, 0, 1]) {
					const corners = c.shape_cell(g, arm, row, column);
					ensure(
						corners >= 3,
						`${name}: ${corners} corners at ${arm} ${row} ${column}`,
					);
					equal(c.point_cell(g, arm, row, column), 1, 'its middle');
					if (row % 9 !== 0) seen.add(`${c.point_x()} ${c.point_y()}`);
				}
		equal(seen.size, arms * 24, 'distinct middles');
		c.refused(c.shape_cell(g, 0, 0, 1), 'column 0', -1);
		equal(c.shape_cell(g, arms, 1, 0), -1, 'an arm too many');
		c.game_free(g);
	}
});

test('a seat goes round its board: every progress has a cell, with the number that the square has', () => {
	for (const name of ['parchis', 'pachisi']) {
		const g = game(c, name);
		for (let progress = 1; progress < c.game_goal(g); progress++) {
			equal(c.cell_of(g, 2, progress), 1, c.why());
			const number = c.cell_number(g, c.cell_arm(), c.cell_row(), c.cell_column());
			const kind = c.square_kind(g, 2, progress);
			equal(
				number,
				kind === 3 ? -1 : c.square_number(g, 2, progress),
				`${name}, progress ${progress}`,
			);
		}
		c.game_free(g);
	}
});

test('pieces have places, colours have names', () => {
	const g = game(c, 'parchis');
	c.position_start(g, 0);
	equal(c.place_all(g), 16, 'pieces');
	equal(`${c.place_seat(0)} ${c.place_progress(0)} ${c.place_count(0)}`, '0 1 1', 'the first');
	equal(c.place_radius(16), 0, 'one that is not there');
	equal(c.text(c.colour_name(c.arm_colour(g, 3))), 'green', 'seat 4');
	c.game_free(g);
});

test('a drawing: of the board, of a position with targets, in parts; what does not fit is refused', () => {
	const g = game(c, 'parchis'),
		cross = game(c, 'chaupar');
	c.drawing_begin();
	const board = c.text(c.drawing_write(g));
	ensure(board.startsWith('<svg') && board.trimEnd().endsWith('</svg>'), 'a document');
	const other = c.position_read(
		c.put('parchis 20,10,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-'),
	);
	c.drawing_position(1);
	equal(c.drawing_last(3, 1, 5), 1, c.why());
	c.drawing_title(c.put('<Tablero & más>'));
	const drawn = c.text(c.drawing_write(other));
	ensure(drawn.includes('<title>&lt;Tablero &amp; más&gt;</title>'), 'the title');
	ensure(drawn.includes('data-progress="24"') && !board.includes('data-progress="24"'), 'a target');
	equal(c.drawing_write(cross), -1, 'a position of another game');
	c.drawing_begin();
	equal(c.drawing_set(c.put('part'), 1), 1, c.why());
	c.refused(c.drawing_write(g), 'cross', -1);
	ensure(c.drawing_write(cross) > 0, c.why());
	c.refused(c.drawing_set(c.put('look'), 3), '3');
	c.refused(c.drawing_set(c.put('colour'), 1), 'colour');
	for (const each of [g, cross, other]) c.game_free(each);
});

// ---- bots

test('a bot is found by its name, chooses what is legal, and the same with the same generator', () => {
	const g = c.position_read(
		c.put('parchis 20,10,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-'),
	);
	const choose = (name, seed) => {
		const rng = c.rng_new(seed, 0, 0, 0),
			bot = c.bot_find(c.put(name));
		equal(c.bot_choose(g, bot, rng), 1, c.why());
		c.rng_free(rng);
		return c.text(c.action_write(g));
	};
	const legal = c.text(c.position_legal(g)).split(' ');
	for (let bot = 0; bot < c.bot_count(); bot++)
		ensure(legal.includes(choose(c.text(c.bot_name(bot)), 1)), 'legal');
	equal(
		new Set(Array.from({ length: 40 }, (_, seed) => choose('random', seed))).size,
		legal.length,
		'random chooses all',
	);
	equal(choose('random', 9), choose('random', 9), 'again');
	equal(c.bot_find(c.put('deep blue')), -1, 'no bot');
	c.position_throw(g, 0);
	c.position_start(g, 0);
	const rng = c.rng_new(1, 0, 0, 0);
	c.refused(c.bot_choose(g, 0, rng), 'no action is due');
	c.refused(c.bot_choose(g, 99, rng), '99');
	equal(c.rng_below(rng, 0), 0, 'below nothing');
	c.game_free(g);
});

finish();
