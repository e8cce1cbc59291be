/* consumer.c - a program of somebody else's that uses the installed library. */
#include <charkoni/charkoni.h>

int main(void)
{
	static const char text[] = "parchis:players=6";
	ck_game game;
	ck_error err = {0};

	return ck_game_parse(&game, text, sizeof(text) - 1, &err) && game.seats == 6 ? 0 : 1;
}
