#include "draw/look.h"

/* The seats' colours begin with those of Okabe and Ito, which people of any colour vision tell apart; red is moved
 * away from their orange, and purple and pink take the place of their one reddish purple. Shapes do the rest. */
#define DARK "#1c1b19"
#define LIGHT "#ffffff"

const char *const ck_look_names[] = {[CK_LOOK_MODERN] = "modern",
                                     [CK_LOOK_CARD] = "card",
                                     [CK_LOOK_CLOTH] = "cloth",
                                     [CK_LOOK_COUNT] = NULL};

const char *const ck_theme_names[] = {
	[CK_THEME_LIGHT] = "light", [CK_THEME_DARK] = "dark", [CK_THEME_COUNT] = NULL};

static const ck_palette modern_light = {
	.ground = "#f4f1ea",
	.board = "#ece7dc",
	.frame = "#4b4741",
	.plain = "#fcfaf5",
	.shelter = "#ffffff",
	.ring = "#8a8a8a",
	.line = "#b9b2a5",
	.number = "#3f3b35",
	.rim = DARK,
	.edge = DARK,
	.ink = DARK,
	.halo = LIGHT,
	.dye =
		{
			[CK_YELLOW] = {"#f6d938", DARK, "#f9e588", "#f6d938"},
			[CK_BLUE] = {"#0067a3", LIGHT, "#8cc0e0", "#3a8fc4"},
			[CK_RED] = {"#c4420f", LIGHT, "#f2a283", "#dd6a3f"},
			[CK_GREEN] = {"#007a5a", LIGHT, "#83cdb2", "#2fa583"},
			[CK_ORANGE] = {"#ec9f13", DARK, "#f6c877", "#eda733"},
			[CK_PURPLE] = {"#6b3fa0", LIGHT, "#c3abdf", "#8f66bd"},
			[CK_PINK] = {"#e08bbd", DARK, "#f2bfd9", "#e08bbd"},
			[CK_CYAN] = {"#5cc3ee", DARK, "#b5e3f7", "#74cbee"},
			[CK_BLACK] = {"#24231f", LIGHT, "#d0cbc1", "#8b857b"},
		},
};

static const ck_palette modern_dark = {
	.ground = "#16171a",
	.board = "#1f2125",
	.frame = "#8d8a83",
	.plain = "#2a2d32",
	.shelter = "#3a3e45",
	.ring = "#b4b7bc",
	.line = "#4d5158",
	.number = "#dcd9d2",
	.rim = "#f6f3ec",
	.edge = "#f6f3ec",
	.ink = "#ffffff",
	.halo = "#0c0d0f",
	.dye =
		{
			[CK_YELLOW] = {"#f6d938", DARK, "#655712", "#8a7715"},
			[CK_BLUE] = {"#2b84c4", LIGHT, "#1c4b6e", "#235f8b"},
			[CK_RED] = {"#d3501f", LIGHT, "#74321b", "#944022"},
			[CK_GREEN] = {"#128c66", LIGHT, "#17543f", "#1d6a50"},
			[CK_ORANGE] = {"#ec9f13", DARK, "#6b480d", "#8b5f12"},
			[CK_PURPLE] = {"#8558c0", LIGHT, "#4a3370", "#5e418d"},
			[CK_PINK] = {"#e08bbd", DARK, "#6c3d57", "#864c6c"},
			[CK_CYAN] = {"#5cc3ee", DARK, "#22556d", "#2b6c8a"},
			[CK_BLACK] = {"#0e0e0f", LIGHT, "#43464b", "#55585e"},
		},
};

static const ck_palette card_light = {
	.ground = "#e9dcc0",
	.board = "#f1e3c4",
	.frame = "#6b4a28",
	.plain = "#f7ecd3",
	.shelter = "#fffdf7",
	.ring = "#8a857c",
	.line = "#8f6d45",
	.number = "#513616",
	.rim = "#2a1c0d",
	.edge = "#2a1c0d",
	.ink = "#2a1c0d",
	.halo = "#fffaf0",
	.dye =
		{
			[CK_YELLOW] = {"#efc92f", DARK, "#f0d46c", "#e8c443"},
			[CK_BLUE] = {"#1d5f8c", LIGHT, "#93b7cc", "#4f86a8"},
			[CK_RED] = {"#b23a1c", LIGHT, "#dd9677", "#c2603f"},
			[CK_GREEN] = {"#2f6f4a", LIGHT, "#9bc19b", "#5f9669"},
			[CK_ORANGE] = {"#de9426", DARK, "#e8b873", "#d99a44"},
			[CK_PURPLE] = {"#63427f", LIGHT, "#b9a3c4", "#83669a"},
			[CK_PINK] = {"#d58a9b", DARK, "#e6b9bd", "#d1909c"},
			[CK_CYAN] = {"#6fb9c4", DARK, "#b4d6d6", "#7fb8c0"},
			[CK_BLACK] = {"#2b2620", LIGHT, "#b3a790", "#6d6353"},
		},
};

static const ck_palette card_dark = {
	.ground = "#17120d",
	.board = "#2c2219",
	.frame = "#a5814f",
	.plain = "#382b1f",
	.shelter = "#4a3d30",
	.ring = "#b9b2a6",
	.line = "#7a5f3f",
	.number = "#eddfc0",
	.rim = "#f8ecd2",
	.edge = "#f8ecd2",
	.ink = "#fff6e2",
	.halo = "#140f0a",
	.dye =
		{
			[CK_YELLOW] = {"#efc92f", DARK, "#6a5415", "#8b6f1d"},
			[CK_BLUE] = {"#2f7aac", LIGHT, "#28495b", "#315c74"},
			[CK_RED] = {"#c8502c", LIGHT, "#733320", "#8f4029"},
			[CK_GREEN] = {"#35805a", LIGHT, "#2b4f37", "#356345"},
			[CK_ORANGE] = {"#de9426", DARK, "#6c4716", "#8a5b1e"},
			[CK_PURPLE] = {"#7d57a0", LIGHT, "#4d3760", "#614679"},
			[CK_PINK] = {"#d58a9b", DARK, "#6b404a", "#85505d"},
			[CK_CYAN] = {"#6fb9c4", DARK, "#2f5357", "#3b686d"},
			[CK_BLACK] = {"#12100d", LIGHT, "#51473a", "#63574a"},
		},
};

static const ck_palette cloth_light = {
	.ground = "#f1e9d8",
	.board = "#571a2b",
	.frame = "#3b0f1d",
	.plain = "#6d2236",
	.shelter = "#7d3a4b",
	.ring = "#d9cdb4",
	.line = "#ecd9a6",
	.number = "#fbf1d9",
	.rim = "#fff6de",
	.edge = "#3b0f1d",
	.ink = "#fff6de",
	.halo = "#2a0a14",
	.dye =
		{
			[CK_YELLOW] = {"#f4cf3a", DARK, "#7f6112", "#8d6c16"},
			[CK_BLUE] = {"#2f76ad", LIGHT, "#204f7a", "#255c8d"},
			[CK_RED] = {"#c9431d", LIGHT, "#a3331c", "#b03a22"},
			[CK_GREEN] = {"#12805c", LIGHT, "#1d5a45", "#226a51"},
			[CK_ORANGE] = {"#e89c1c", DARK, "#84500f", "#965c13"},
			[CK_PURPLE] = {"#7a4fb0", LIGHT, "#523879", "#60438c"},
			[CK_PINK] = {"#e08bbd", DARK, "#8a3f63", "#994a70"},
			[CK_CYAN] = {"#63bfe0", DARK, "#1f6279", "#25718b"},
			[CK_BLACK] = {"#161417", LIGHT, "#2b2328", "#3a3036"},
		},
};

static const ck_palette cloth_dark = {
	.ground = "#131116",
	.board = "#1a2140",
	.frame = "#0f1429",
	.plain = "#232c54",
	.shelter = "#36406a",
	.ring = "#c9c7c0",
	.line = "#cdbd92",
	.number = "#f3e9cf",
	.rim = "#fbf2da",
	.edge = "#fbf2da",
	.ink = "#fff6de",
	.halo = "#090c1a",
	.dye =
		{
			[CK_YELLOW] = {"#f4cf3a", DARK, "#6b5312", "#7b6016"},
			[CK_BLUE] = {"#2f76ad", LIGHT, "#1c5480", "#206094"},
			[CK_RED] = {"#cf4a22", LIGHT, "#7f2a20", "#923328"},
			[CK_GREEN] = {"#15855f", LIGHT, "#1a523e", "#1f624a"},
			[CK_ORANGE] = {"#e89c1c", DARK, "#6f450f", "#814f12"},
			[CK_PURPLE] = {"#7a4fb0", LIGHT, "#4c3473", "#593e86"},
			[CK_PINK] = {"#e08bbd", DARK, "#74385a", "#864268"},
			[CK_CYAN] = {"#63bfe0", DARK, "#1d5a70", "#226982"},
			[CK_BLACK] = {"#0d0d10", LIGHT, "#0f1222", "#3b3c48"},
		},
};

const ck_palette *ck_palette_of(unsigned look, unsigned theme)
{
	static const ck_palette *const all[CK_LOOK_COUNT][CK_THEME_COUNT] = {
		[CK_LOOK_MODERN] = {&modern_light, &modern_dark},
		[CK_LOOK_CARD] = {&card_light, &card_dark},
		[CK_LOOK_CLOTH] = {&cloth_light, &cloth_dark},
	};

	return all[look < CK_LOOK_COUNT ? look : 0][theme < CK_THEME_COUNT ? theme : 0];
}
