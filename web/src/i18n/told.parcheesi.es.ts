/** The rules of Parcheesi. What stands in braces is a term, which each sheet has its own English word for; `#` stands for a number. */
export const parcheesi: Readonly<Record<string, string>> = {
  'Everybody throws two dice, and the highest total starts. Those who tie throw again (our reading).':
    'Todos tiran dos dados y empieza quien saca más. Los empatados tiran otra vez (nuestra interpretación).',
  'Everybody throws one die, and the lowest starts. Those who tie throw again (our reading).':
    'Todos tiran un dado y empieza quien saca menos. Los empatados tiran otra vez (nuestra interpretación).',
  '{Pawns} move clockwise round the ring.':
    'Las fichas recorren el circuito en el sentido del reloj.',
  '{Pawns} move counterclockwise round the ring.':
    'Las fichas recorren el circuito en sentido contrario al reloj.',
  'A {pawn} must {enter} whenever it can, even if the other die first has to clear ENTER (clearing it first is our reading).':
    'Con un cinco hay que sacar ficha siempre que se pueda, aunque el otro dado tenga que despejar antes la salida (despejarla antes es nuestra interpretación).',
  'Each five must be used to {enter} if it can be at the moment it is played.':
    'Cada cinco obliga a sacar ficha si se puede en el momento de jugarlo.',
  'A five may be used to {enter} or to move a {pawn}, as the player likes.':
    'Un cinco sirve para sacar una ficha o para mover otra, como quiera el jugador.',
  'As many dice as possible must be played; if only one of two can be, the player chooses which.':
    'Hay que jugar tantos dados como sea posible; si de dos solo se puede jugar uno, el jugador elige cuál.',
  'One die must be played if any can be; after it the player may stop.':
    'Hay que jugar un dado si se puede; después el jugador puede parar.',
  'The play goes on until no die or {bonus} that is left can be played.':
    'La jugada sigue mientras se pueda jugar un dado o un premio que quede.',
  'Once all four {pawns} are out of {start}, {doublets} are four counts, the tops and the bottoms of the dice, fourteen in all. Play all four or none, then roll again.':
    'Cuando las cuatro fichas han salido de casa, los dobles valen cuatro números, las caras de arriba y las de abajo de los dados, catorce en total. Juega los cuatro o ninguno y tira otra vez.',
  'Once all four {pawns} are out of {start}, {doublets} are four counts, the tops and the bottoms of the dice, fourteen in all. Play as many as you can, then roll again.':
    'Cuando las cuatro fichas han salido de casa, los dobles valen cuatro números, las caras de arriba y las de abajo de los dados, catorce en total. Juega todos los que puedas y tira otra vez.',
  '{Doublets} are played as two plain dice; then roll again.':
    'Los dobles se juegan como dos dados corrientes; luego se tira otra vez.',
  'On the third {doublets} in a row nothing moves: the {pawn} nearest HOME goes back to {start}, and the turn ends.':
    'Con los terceros dobles seguidos nadie mueve: la ficha más cercana a la meta vuelve a casa y el turno termina.',
  '{Doublets} may come up any number of times in a row; there is no penalty.':
    'Pueden salir dobles seguidos cuantas veces sea; no hay penalización.',
  'There are no {safety_spaces}: a lone {pawn} can be {captured} anywhere on the ring.':
    'No hay seguros: una ficha sola se puede comer en cualquier casilla del circuito.',
  'On the twelve {safety_spaces} a lone {pawn} can be {captured} only by one that {enters}.':
    'En los doce seguros, una ficha sola solo puede comerla otra que sale de casa.',
  "A {blockade} stops every {pawn}, its owner's too.":
    'Una barrera detiene a todas las fichas, también a las de su dueño.',
  'A {blockade} stops the others; its owner may pass it.':
    'Una barrera detiene a los demás; su dueño puede pasarla.',
  'The two {pawns} of a {blockade} may not be brought together on a new space in one roll.':
    'Las dos fichas de una barrera no pueden volver a juntarse en otra casilla en la misma tirada.',
  'In a roll of {doublets} the two {pawns} of a {blockade} may not be brought together on a new space.':
    'Con dobles, las dos fichas de una barrera no pueden volver a juntarse en otra casilla.',
  'The two {pawns} of a {blockade} may not end a play together on a new space.':
    'Las dos fichas de una barrera no pueden acabar la jugada juntas en otra casilla.',
  'The two {pawns} of a {blockade} may be moved on together.':
    'Las dos fichas de una barrera pueden avanzar juntas.',
  '{Bonuses} come after the dice, when no die that is left can be played.':
    'Los premios van después de los dados, cuando ya no se puede jugar ningún dado que quede.',
  '{Bonuses} and dice may be played in any order.':
    'Los premios y los dados se juegan en cualquier orden.',
  'A {bonus} is played as soon as it is earned, before any die that is left; if no {pawn} can move it then, it is lost.':
    'El premio se juega en cuanto se gana, antes que los dados que queden; si ninguna ficha puede jugarlo entonces, se pierde.',
  'Even a win takes all four counts of such {doublets}.':
    'Hasta para ganar hacen falta los cuatro números de esos dobles.',
  'A win may leave some of the four counts of such {doublets} unplayed.':
    'Una victoria puede dejar sin jugar parte de los cuatro números de esos dobles.',
  'A {bonus} must be played if it can be.':
    'Un premio debe jugarse si se puede.',
  'A {bonus} need not be played; it is lost when the play ends.':
    'No hace falta jugar un premio; se pierde al acabar la jugada.',
  'A {pawn} that comes to its turn-off goes up its {home_path} and cannot pass it.':
    'La ficha que llega a su desvío entra en su pasillo; no puede pasar de largo.',
  'A {pawn} that comes to its turn-off may go up its {home_path} or round the ring for another lap.':
    'La ficha que llega a su desvío puede entrar en su pasillo o dar otra vuelta al circuito.',

  'What is in the box':
    'Qué hay en la caja',
  'The object':
    'El objetivo',
  'Setting up':
    'Preparación',
  'The board':
    'El tablero',
  '{Entering}':
    'Sacar fichas',
  'Moving':
    'Mover',
  '{Doublets}':
    'Dobles',
  '{Capturing}':
    'Comer fichas',
  '{Safety_spaces}':
    'Seguros',
  '{Blockades}':
    'Barreras',
  'Reaching HOME':
    'Llegar a la meta',
  '{Bonuses}':
    'Premios',
  'Winning':
    'Ganar',
  'Variations':
    'Variantes',
  'Where the sheet is silent: our reading':
    'Lo que el reglamento calla: nuestra interpretación',

  'A board, sixteen plastic {pawns} in four colours, eight dice and four dice cups, so that everybody throws with a cup and dice of their own.':
    'Un tablero, dieciséis fichas de plástico de cuatro colores, ocho dados y cuatro cubiletes: cada uno tira con sus dados y su cubilete.',
  'A board, sixteen {pawns} in the shape of four animals, and two wooden dice.':
    'Un tablero, dieciséis fichas con forma de cuatro animales y dos dados de madera.',
  'The box holds six games. This one takes its board, sixteen {pawns} in four colours and two dice.':
    'La caja trae seis juegos. Para este hacen falta su tablero, dieciséis fichas de cuatro colores y dos dados.',
  'These rules come without a box. You need a board, sixteen {pawns} in four colours and two dice.':
    'Este reglamento no trae caja. Hacen falta un tablero, dieciséis fichas de cuatro colores y dos dados.',
  'A board with bases, homes and coloured spaces, sixteen {pawns} in four colours and two dice.':
    'Un tablero con casas, metas y casillas de color, dieciséis fichas de cuatro colores y dos dados.',
  'A program plays by these rules, and no box goes with them. You need a board, sixteen {pawns} in four colours and two dice.':
    'Con este reglamento juega un programa y no hay caja. Hacen falta un tablero, dieciséis fichas de cuatro colores y dos dados.',
  'Be the first to bring all four of your {pawns} from {start} round the board and HOME.':
    'Sé el primero en llevar tus cuatro fichas de casa a la meta, dando la vuelta al tablero.',
  'Partners win together: bring all eight of your {pawns} from {start} round the board and HOME before the other pair does.':
    'Los compañeros ganan juntos: llevad vuestras ocho fichas de casa a la meta, dando la vuelta al tablero, antes que la otra pareja.',
  'Two to four can play.':
    'Juegan de dos a cuatro.',
  'Everybody takes the four {pawns} of one colour and finds the blue space with a circle of that colour: it is their ENTER space. The four go into the START circle to the right of it. Sit so that your START circle is at your right hand.':
    'Cada uno toma las cuatro fichas de un color y busca la casilla azul con un círculo de ese color: es su salida. Las cuatro van a su casa, el círculo que queda a la derecha de la salida. Siéntate de modo que tu casa quede a tu derecha.',
  'Everybody takes the four {pawns} of one animal. The space of the ring that shows this animal in its colour is their ENTER space, and the four go into the START circle beside it. Sit so that your START circle is at your right hand.':
    'Cada uno toma las cuatro fichas de un animal. La casilla del circuito que muestra ese animal en su color es su salida, y las cuatro van a su casa, el círculo de al lado. Siéntate de modo que tu casa quede a tu derecha.',
  'Everybody takes four {pawns} of one colour, puts one into the START circle of that colour and lines up the other three behind the circle: all four are in START. To the right of the circle an arrow of the same colour marks the ENTER space.':
    'Cada uno toma cuatro fichas de un color, pone una en el círculo de su casa y las otras tres en fila detrás del círculo: las cuatro están en casa. A la derecha del círculo, una flecha del mismo color señala la salida.',
  'Everybody takes four {pawns} of one colour and puts them into the nest of that colour.':
    'Cada uno toma cuatro fichas de un color y las pone en el nido de ese color.',
  'Everybody puts the four {pawns} of one colour on the base of that colour, START; they enter on the coloured space beside it.':
    'Cada uno pone las cuatro fichas de un color en la casa de ese color; salen a la casilla de color que hay al lado.',
  'Everybody puts the four {pawns} of one colour into START.':
    'Cada uno pone las cuatro fichas de un color en su casa.',
  'Two players take the seats across from each other, yellow and red, unless they agree on others (our reading).':
    'Dos jugadores se sientan uno enfrente del otro, amarillo y rojo, si no acuerdan otra cosa (nuestra interpretación).',
  "The ring has 68 spaces. Yellow's ENTER space is 5, blue's 22, red's 39 and green's 56. Five spaces before it each colour turns off the ring onto its own {home_path} of seven spaces: yellow after 68, blue after 17, red after 34, green after 51. HOME is the space after the seventh. The sheet gives no numbers; these are the well-known board's (our reading).":
    'El circuito tiene 68 casillas. La salida de amarillo es la 5, la de azul la 22, la de rojo la 39 y la de verde la 56. Cinco casillas antes, cada color deja el circuito por su propio pasillo de siete casillas: amarillo después de la 68, azul después de la 17, rojo después de la 34, verde después de la 51. La meta es la casilla que sigue a la séptima. El reglamento no da números; estos son los del tablero conocido (nuestra interpretación).',
  'A {pawn} {enters} on a die of 5, or on two dice that total 5 (4+1 or 3+2), which uses both. It comes to its ENTER space. With 5-5 two {pawns} can {enter}.':
    'Una ficha sale con un 5 en un dado, o con dos dados que suman 5 (4+1 o 3+2), y entonces se usan los dos. Se pone en su salida. Con 5-5 pueden salir dos fichas.',
  'A five that cannot be used to {enter} is used to move.':
    'El cinco que no sirve para sacar ficha se usa para mover.',
  'A lone opponent on that ENTER space is {captured}, although it is a {safety_space}.':
    'A una ficha contraria que está sola en esa salida se la come, aunque sea un seguro.',
  'A lone opponent on that ENTER space is {captured}.':
    'A una ficha contraria que está sola en esa salida se la come.',
  'A {blockade} on it keeps everybody out, your own two {pawns} there as well.':
    'Una barrera en la salida no deja salir a nadie, tampoco si es de dos fichas propias.',
  'Each die moves one {pawn} by its number: two {pawns} take one die each, or one takes both, one after the other in either order. Between the two it really lands, and can {capture} a {pawn} there.':
    'Cada dado mueve una ficha su número: dos fichas usan un dado cada una, o una sola usa los dos, uno tras otro en cualquier orden. Entre los dos se posa de verdad, y allí puede comer una ficha.',
  'If nothing can move, the turn passes.':
    'Si nada se puede mover, pasa el turno.',
  'A space holds at most two {pawns} of one colour, and never {pawns} of two colours. A lone {pawn} can always be passed.':
    'En una casilla caben como mucho dos fichas de un color, y nunca fichas de dos colores. A una ficha sola siempre se la puede adelantar.',
  'Two equal dice are {doublets} and bring another roll, whether you could move or not. As long as one of your {pawns} is in {start}, they are played as two plain dice.':
    'Dos dados iguales son dobles y dan otra tirada, se haya podido mover o no. Mientras tengas alguna ficha en casa se juegan como dos dados corrientes.',
  'Land on a lone {pawn} of another colour by any count, and it is {captured}: it waits in {start} until a five brings it out again. The roll then goes on, with the same {pawn} or another.':
    'Si caes con cualquier número en una ficha sola de otro color, te la comes: espera en casa hasta que un cinco la saque otra vez. La tirada sigue entonces, con la misma ficha o con otra.',
  'Nobody is {captured} on a {home_path}.':
    'En un pasillo no se come a nadie.',
  'The {safety_spaces} are 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 and 68. The four ENTER spaces are among them.':
    'Los seguros son las casillas 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 y 68. Las cuatro salidas están entre ellos.',
  'On the board they are blue.':
    'En el tablero son azules.',
  'On the board each of them shows a lotus flower.':
    'En el tablero, cada uno lleva una flor de loto.',
  'On the board they are light blue, and the other spaces cream.':
    'En el tablero son azul claro, y las demás casillas, color crema.',
  'On the board they are coloured.':
    'En el tablero son de color.',
  'Two colours never share one.':
    'Dos colores nunca comparten uno.',
  'Two {pawns} of one colour on one space, on the ring or on a {home_path}, are a {blockade}. Nobody can land on it, and its {pawns} cannot be {captured}.':
    'Dos fichas de un color en una casilla, del circuito o de un pasillo, son una barrera. Nadie puede caer en ella, y sus fichas no se pueden comer.',
  'You may have to break up your own {blockade} when nothing else can move.':
    'Puede que tengas que romper tu propia barrera si no puedes mover otra cosa.',
  "HOME takes an exact count, and counts as a space. {Pawns} never go up another colour's {home_path}, and never leave HOME.":
    'A la meta se llega con el número exacto, y cuenta como una casilla. Las fichas nunca entran en el pasillo de otro color ni salen de la meta.',
  'The HOME space has room for one {pawn}: put it on one of the four white circles in the large circle of your colour as soon as it is there.':
    'En la meta cabe una sola ficha: en cuanto llega, ponla en uno de los cuatro círculos blancos del círculo grande de tu color.',
  'Whoever {captures} a {pawn} earns a {bonus} of # spaces.':
    'Quien come una ficha gana un premio de # casillas.',
  'Whoever {captures} a {pawn} earns no {bonus}.':
    'Quien come una ficha no gana premio.',
  'Whoever brings a {pawn} HOME earns a {bonus} of # spaces.':
    'Quien lleva una ficha a la meta gana un premio de # casillas.',
  'Whoever brings a {pawn} HOME earns no {bonus}.':
    'Quien lleva una ficha a la meta no gana premio.',
  'A {bonus} is for one {pawn} alone: it is never split and never used to {enter}. If no {pawn} can move it in full, it is lost.':
    'Un premio es para una sola ficha: no se reparte ni sirve para sacar ficha. Si ninguna ficha puede moverlo entero, se pierde.',
  'The first player with all four {pawns} HOME wins, at once.':
    'Gana quien primero tiene sus cuatro fichas en la meta, al momento.',
  'A pair wins at once when the last of its eight {pawns} is HOME.':
    'Una pareja gana al momento cuando la última de sus ocho fichas llega a la meta.',
  'Other dice and {bonuses} may be left then, but none of the four counts of {doublets}.':
    'Entonces pueden quedar otros dados y premios, pero ninguno de los cuatro números de los dobles.',
  'It does not matter which counts are left.':
    'No importa qué números queden.',
  'Every rule in which the sheets differ can be played the other way too: choose it among the house rules of a table, or write it into a rules file.':
    'Toda regla en la que los reglamentos difieren puede jugarse también de la otra forma: elígela entre las reglas de la casa de una mesa o escríbela en un archivo de reglas.',

  'Yellow has thrown 5 and 3. The 5 brings a {pawn} onto ENTER, and blue\'s lone {pawn} there is {captured}.':
    'Amarillo ha sacado 5 y 3. El 5 pone una ficha en la salida, y la ficha azul que está allí sola se come.',
  'Yellow has thrown 4 and 3.':
    'Amarillo ha sacado 4 y 3.',
  'one {pawn} goes 4 and then 3 spaces.':
    'una ficha avanza 4 casillas y luego 3.',
  'the same {pawn} goes 3 and then 4.':
    'la misma ficha avanza 3 y luego 4.',
  'one {pawn} goes 4 and another 3.':
    'una ficha avanza 4 y otra 3.',
  'Yellow has thrown 6-6 with all four {pawns} out: 6 and 6 on the tops, 1 and 1 on the bottoms.':
    'Amarillo ha sacado 6-6 con las cuatro fichas fuera: 6 y 6 arriba, 1 y 1 abajo.',
  'split among three: one {pawn} goes 6, the second 1, the third 6 and then 1.':
    'repartido entre tres: una ficha avanza 6, la segunda 1 y la tercera 6 y luego 1.',
  'one count alone is not enough.':
    'un solo número no basta.',
  'The {pawn} on the fifth space of its {home_path} is 3 spaces from HOME.':
    'La ficha de la quinta casilla de su pasillo está a 3 casillas de la meta.',
  'the 3 takes it HOME, the 1 moves another, and the {bonus} of 10 a third.':
    'el 3 la lleva a la meta, el 1 mueve otra y el premio de 10 una tercera.',
  'Yellow has thrown 4 and 2.':
    'Amarillo ha sacado 4 y 2.',
  'one {pawn} goes 6 spaces, 2 and then 4.':
    'una ficha avanza 6 casillas, 2 y luego 4.',
  'one {pawn} goes 2 and another 4.':
    'una ficha avanza 2 y otra 4.',
  'Yellow has thrown 2-2 with all four {pawns} out: 2 and 2 on the tops, 5 and 5 on the bottoms.':
    'Amarillo ha sacado 2-2 con las cuatro fichas fuera: 2 y 2 arriba, 5 y 5 abajo.',
  'one {pawn} goes all fourteen.':
    'una ficha avanza las catorce.',
  'two {pawns} go seven each, 2 and then 5.':
    'dos fichas avanzan siete cada una, 2 y luego 5.',
  'one {pawn} goes 2 and 2, two others 5 each.':
    'una ficha avanza 2 y 2, y otras dos 5 cada una.',
  'each of the four takes one count.':
    'cada una de las cuatro toma un número.',
  'Yellow has thrown 2-2, and blue stands alone two spaces ahead, on 30.':
    'Amarillo ha sacado 2-2, y azul está solo dos casillas más allá, en la 30.',
  "moved 2 and then 2, the {pawn} meets blue's on the way, which is {captured}. Yellow leaves the {bonus}.":
    'al avanzar 2 y luego 2, la ficha se come por el camino la azul. Amarillo deja el premio.',
  'here yellow takes the {bonus} of 20 with the same {pawn}.':
    'aquí amarillo juega el premio de 20 con la misma ficha.',
  'Yellow has two {pawns} on the ring and two in {start}, and throws 5-5.':
    'Amarillo tiene dos fichas en el circuito y dos en casa, y saca 5-5.',
  'one {pawn} comes out and goes on by 5.':
    'una ficha sale y avanza 5.',
  'one {pawn} comes out and another goes 5.':
    'una ficha sale y otra avanza 5.',
  'both {pawns} come out.':
    'salen las dos fichas.',
  '5-5 was {doublets}, so yellow throws again: 3-3. One {pawn} has to go 3; the second 3 may be passed.':
    '5-5 eran dobles, así que amarillo tira otra vez: 3-3. Una ficha tiene que avanzar 3; el segundo 3 se puede pasar.',
  'one {pawn} goes 3, and the second die is passed.':
    'una ficha avanza 3 y el segundo dado se pasa.',
  'both dice are played.':
    'se juegan los dos dados.',
  'playing neither is not allowed.':
    'no está permitido no jugar ninguno.',
  "Yellow has thrown 6 and 2. Red's {pawn} on 20 stands alone: the 6 from 14 lands on it, and it is {captured}.":
    'Amarillo ha sacado 6 y 2. La ficha roja de la 20 está sola: el 6 desde la 14 cae en ella y se la come.',
  "Blue's lone {pawn} on 29 is on a {safety_space}.":
    'La ficha azul que está sola en la 29 está en un seguro.',
  "Two of blue's {pawns} stand on 29: a {blockade}.":
    'En la 29 hay dos fichas azules: una barrera.',
};
