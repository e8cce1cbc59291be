Amarillo: 5 (seguro), 1 en casa.
Ana (Azul): 22 (seguro), 1 en casa.
Raj (Rojo): 39 (seguro), 1 en casa.
Bea (Verde): 56 (seguro), 1 en casa.

La anotación acaba aquí, antes que la partida.
Bea tiene que mover 5.
