// module.mjs - a WebAssembly module taken apart: sections, types, globals, and the instructions of every function.
// It knows the instructions that the module may have (cmake/CharkoniWasm.cmake): the first WebAssembly, sign extension,
// conversions that do not trap, and bulk memory. Anything else is an error.

const SECTION = { TYPE: 1, FUNCTION: 3, GLOBAL: 6, EXPORT: 7, CODE: 10, DATA: 11 };
const F32 = 0x7d,
	F64 = 0x7c;

class Reader {
	constructor(bytes, at = 0, end = bytes.length) {
		Object.assign(this, { bytes, at, end });
	}

	byte() {
		if (this.at >= this.end) throw new Error(`the module ends too early, at byte ${this.at}`);
		return this.bytes[this.at++];
	}

	// LEB128. Signed numbers above 32 bits lose their upper bits; none of them is needed.
	number(signed = false) {
		let value = 0,
			shift = 0,
			byte;
		do {
			byte = this.byte();
			if (shift < 32) value |= (byte & 0x7f) << shift;
			shift += 7;
		} while (byte & 0x80);
		if (signed) return shift < 32 && byte & 0x40 ? value | (-1 << shift) : value | 0;
		return value >>> 0;
	}

	skip(count) {
		this.at += count;
	}

	text() {
		const size = this.number();
		this.skip(size);
		return new TextDecoder().decode(this.bytes.subarray(this.at - size, this.at));
	}

	list(read) {
		return Array.from({ length: this.number() }, () => read());
	}
}

function readType(r) {
	if (r.byte() !== 0x60) throw new Error('a type that is no function');
	return { params: r.list(() => r.byte()), results: r.list(() => r.byte()) };
}

function readGlobal(r) {
	const global = { type: r.byte(), mutable: r.byte() === 1 };
	if (r.byte() !== 0x41) throw new Error('a global that does not begin with i32.const');
	global.value = r.number(true);
	if (r.byte() !== 0x0b) throw new Error('a global that is computed');
	return global;
}

function readSegment(r) {
	if (r.number() !== 0) throw new Error('a passive segment');
	if (r.byte() !== 0x41) throw new Error('a segment that does not begin with i32.const');
	const at = r.number(true);
	r.byte();
	const size = r.number();
	r.skip(size);
	return { at, size };
}

function isFloatPrefixed(r) {
	const op = r.number();

	if (op === 10 || op === 11)
		// memory.copy, memory.fill
		r.skip(op === 10 ? 2 : 1);
	else if (op > 7) throw new Error(`instruction 0xfc ${op}, which the module is not to have`);
	return op <= 7;
}

// One instruction; true if it computes with or moves a number that has a fraction.
function isFloat(r, op) {
	if (op <= 0x04 || op === 0x05 || op === 0x0b || op === 0x0f || op === 0x1a || op === 0x1b) {
		if (op >= 0x02 && op <= 0x04) {
			const block = r.byte();
			return block === F32 || block === F64;
		}
		return false;
	}
	if (op === 0x0c || op === 0x0d || (op >= 0x20 && op <= 0x24) || op === 0x10) {
		r.number();
		return false;
	}
	if (op === 0x0e) {
		r.list(() => r.number());
		r.number();
		return false;
	}
	if (op === 0x11) {
		r.number();
		r.byte();
		return false;
	}
	if (op >= 0x28 && op <= 0x3e) {
		r.number();
		r.number();
		return op === 0x2a || op === 0x2b || op === 0x38 || op === 0x39;
	}
	if (op === 0x3f || op === 0x40) {
		r.byte();
		return false;
	}
	if (op === 0x41 || op === 0x42) {
		r.number(true);
		return false;
	}
	if (op === 0x43 || op === 0x44) {
		r.skip(op === 0x43 ? 4 : 8);
		return true;
	}
	if (op >= 0x45 && op <= 0xbf) {
		const whole =
			op <= 0x5a || (op >= 0x67 && op <= 0x8a) || op === 0xa7 || op === 0xac || op === 0xad;
		return !whole;
	}
	if (op >= 0xc0 && op <= 0xc4) return false;
	if (op === 0xfc) return isFloatPrefixed(r);
	throw new Error(`instruction 0x${op.toString(16)}, which the module is not to have`);
}

// { size, floats }: floats counts instructions on f32 or f64, and locals of those types.
function readBody(r) {
	const size = r.number(),
		end = r.at + size;
	let floats = 0;

	r.list(() => {
		const count = r.number(),
			type = r.byte();
		if (type === F32 || type === F64) floats += count;
	});
	while (r.at < end) {
		const op = r.byte();
		if (isFloat(r, op)) floats++;
	}
	if (r.at !== end) throw new Error('a function does not end where it should');
	return { size, floats };
}

const readers = {
	[SECTION.TYPE]: (m, r) => {
		m.types = r.list(() => readType(r));
	},
	[SECTION.FUNCTION]: (m, r) => {
		m.functions = r.list(() => ({ type: m.types[r.number()] }));
	},
	[SECTION.GLOBAL]: (m, r) => {
		m.globals = r.list(() => readGlobal(r));
	},
	[SECTION.EXPORT]: (m, r) => {
		m.exports = r.list(() => ({ name: r.text(), kind: r.byte(), index: r.number() }));
	},
	[SECTION.CODE]: (m, r) => {
		r.list(() => readBody(r)).forEach((body, i) => Object.assign(m.functions[i], body));
	},
	[SECTION.DATA]: (m, r) => {
		m.data = r.list(() => readSegment(r));
	},
};

// Take a module without imports apart: { types, functions, globals, exports, data, sections, names }.
export function takeApart(bytes) {
	const m = { types: [], functions: [], globals: [], exports: [], data: [], sections: [], names: [] };
	const r = new Reader(bytes, 8);

	while (r.at < bytes.length) {
		const id = r.byte(),
			size = r.number(),
			inside = new Reader(bytes, r.at, r.at + size);
		r.skip(size);
		m.sections.push({ id, size, name: id === 0 ? inside.text() : '' });
		readers[id]?.(m, inside);
		if (m.sections.at(-1).name === 'name') readNames(m, inside);
	}
	return m;
}

function readNames(m, r) {
	while (r.at < r.end) {
		const id = r.byte(),
			size = r.number(),
			inside = new Reader(r.bytes, r.at, r.at + size);
		r.skip(size);
		if (id === 1)
			inside.list(() => {
				m.names[inside.number()] = inside.text();
			});
	}
}

// True if a function takes or gives a number that may have a fraction.
export function speaksFloat(type) {
	return [...type.params, ...type.results].some((t) => t === F32 || t === F64);
}
