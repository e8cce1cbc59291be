Evento: Club evening
Fecha: 2026.11.30
Una partida de parchís por parejas.
Aquí las reglas no son del todo las de siempre.
Cada asiento tiene 2 fichas.
1 ficha de cada asiento empieza en la salida.
Asiento 1: Ana.
Asiento 2: Raj.
Asiento 3: Bea.
Asiento 4: el bot «fast».
Ana y Bea juegan juntos contra Raj y Asiento 4.
Comentario: The dice are the blue ones.
Ana saca 3 en la tirada de salida.
Raj saca 4 en la tirada de salida.

Corrección: se deshace la tirada de salida 4 de Raj, y lo que vino después.
Raj saca 5 en la tirada de salida.
La tirada de Bea cayó mal y se repite.
Bea saca 5 en la tirada de salida.
Asiento 4 saca 1 en la tirada de salida.
Raj y Bea empatan con la tirada más alta y tiran otra vez.
Raj saca 2 en la tirada de salida.
Bea saca 6 en la tirada de salida.
Bea ha sacado lo más alto y elige color.
Bea elige Amarillo y empieza.
Amarillo: Bea.
Azul: el bot «fast».
Rojo: Ana.
Verde: Raj.
Bea y Ana juegan juntos contra Azul y Raj.


Corrección: se deshace la elección de color, y lo que vino después.
Bea elige Azul y empieza.
Amarillo: Raj.
Azul: Bea.
Rojo: el bot «fast».
Verde: Ana.
Raj y Rojo juegan juntos contra Bea y Ana.

Comentario: Bea had said blue.
Bea saca 2.
Bea toca una ficha de casa, que no puede moverse; puede jugar otra.
Bea toca la ficha de la 22 y tiene que jugarla.
Bea mueve la ficha de la 22 a la 24.

Turno de Rojo.
Rojo saca 3.
Rojo mueve la ficha de la 39 a la 42.

Turno de Ana.
Ana saca 6.
Ana toca la ficha de la 56 y tiene que jugarla.

Corrección en el turno 3: Ana no ha tocado la ficha de la 56; se deshace lo que vino después.
Ana tiene que mover 6.
Ana mueve la ficha de la 56 a la 62.
Ana tira otra vez por el seis.
La tirada de Ana cayó mal y se repite.
Ana saca 5.
Ana saca una ficha a la 56 (seguro).

Turno de Raj.
Comentario: so far, so good
Raj saca 3.
Raj mueve la ficha de la 5 a la 8.

Turno de Bea.

Corrección en el turno 4: se deshace la jugada de Raj, y lo que vino después: la ficha de la 5 va a la 8.
Raj tiene que mover 3.
Raj mueve la ficha de la 5 a la 8.

Turno de Bea.
Bea saca 5.

Corrección en el turno 5: se deshace la tirada 5 de Bea, y lo que vino después.
Bea saca 1.
Bea toca la ficha de la 24 y tiene que jugarla.
Bea mueve la ficha de la 24 a la 25.

Turno de Rojo.

Corrección en el turno 5: Bea no ha tocado la ficha de la 24; se deshace lo que vino después.
Bea toca una ficha de casa, que no puede moverse; puede jugar otra.
Bea mueve la ficha de la 24 a la 25.

Turno de Rojo.

Corrección en el turno 5: se deshace la jugada de Bea, y lo que vino después: la ficha de la 24 va a la 25.
Bea tiene que mover 1.

Corrección en el turno 5: se deshace la tirada 1 de Bea, y lo que vino después.
Tira Bea.
La tirada de Bea cayó mal y se repite.
Bea saca 1.
Bea mueve la ficha de la 24 a la 25.

Turno de Rojo.
Rojo saca 4.

Corrección: se deshace la tirada de salida 6 de Bea, y lo que vino después.
Bea saca 2 en la tirada de salida.
Raj y Bea empatan con la tirada más alta y tiran otra vez.
Raj saca 1 en la tirada de salida.
Bea saca 3 en la tirada de salida.
Bea ha sacado lo más alto y elige color.
Bea elige Rojo y empieza.
Amarillo: Ana.
Azul: Raj.
Rojo: Bea.
Verde: el bot «fast».
Ana y Bea juegan juntos contra Raj y Verde.


Corrección: se deshace la elección de color, y lo que vino después.
Bea ha sacado lo más alto y elige color.
Bea elige Verde y empieza.
Amarillo: el bot «fast».
Azul: Ana.
Rojo: Raj.
Verde: Bea.
Amarillo y Raj juegan juntos contra Ana y Bea.

Bea saca 5.

La anotación acaba aquí, antes que la partida.
Bea tiene que mover 5.
