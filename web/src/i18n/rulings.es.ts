import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  // Parcheesi. The authority stands behind every sentence, and the sheet's own words in the gaps named for things.
  '{ruling:part} ({authority:part}.)':
    '{ruling} ({authority}.)',
  'Sheet {sheet:text}; our reading':
    'Reglamento {sheet}; nuestra interpretación',
  'Sheet {sheet:text}':
    'Reglamento {sheet}',
  'A house rule of {name:text}':
    'Regla de la casa «{name}»',
  '{name:text}, from the sheet {sheet:text}; our reading':
    '«{name}», según el reglamento {sheet}; nuestra interpretación',
  '{name:text}, from the sheet {sheet:text}':
    '«{name}», según el reglamento {sheet}',
  'The game is over.':
    'La partida ha terminado.',
  'There is no roll to play yet: {colour} has to throw first.':
    'Todavía no hay tirada que jugar: antes tira {colour}.',
  'There is no roll to play yet: who starts is thrown for, and {colour} throws now.':
    'Todavía no hay tirada que jugar: se sortea quién empieza y ahora tira {colour}.',
  'There is no roll to play yet: {tied:list} have tied for the first turn and throw again, and {colour} throws now.':
    'Todavía no hay tirada que jugar: {tied} han empatado por el primer turno y vuelven a tirar; ahora tira {colour}.',
  '{Doublets} bring another roll, which cannot be declined: {colour} has to throw.':
    'Los dobles dan otra tirada, que no se puede rechazar: tira {colour}.',
  'These are the third {doublets} in a row: nothing moves and the penalty is {play}.':
    'Son los terceros dobles seguidos: nada se mueve y la penalización es {play}.',
  'The penalty for the third {doublets} in a row takes the {pawn} nearest HOME back to {start}: {play}.':
    'Por los terceros dobles seguidos, la ficha más cercana a la meta vuelve a {start}: {play}.',
  'No {pawn} of {colour} can be punished for the third {doublets} in a row, so the penalty is !-.':
    'Por los terceros dobles seguidos no hay ficha de {colour} que penalizar, así que la penalización es !-.',
  'There is no penalty in this roll.':
    'En esta tirada no hay penalización.',
  'There is no play to judge; the empty play is written -.':
    'No hay jugada que juzgar; la jugada vacía se escribe -.',
  'Legal: there is nothing to play.':
    'Vale: no hay nada que jugar.',
  'Legal: {colour} may play {play}.':
    'Vale: {colour} puede jugar {play}.',
  'Legal: {colour} may take {play}.':
    'Vale: {colour} puede dar {play}.',
  'Legal: the third {doublets} in a row bring the penalty {play}.':
    'Vale: los terceros dobles seguidos traen la penalización {play}.',
  '"{place:text}" is another colour\'s {home_path}, where no {pawn} of {colour} can stand.':
    'Es el pasillo de otro color: ninguna ficha de {colour} puede estar allí.',
  '"{text}" is no place: places are S, 1 to 68, h1 to h7 and H.':
    'No hay lugar «{text}»: los lugares son S, de 1 a 68, de h1 a h7 y H.',
  '"{text}" is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a {bonus}, 12>32+.':
    '«{text}» no es un paso; los pasos son como S>5, 5>10, 5x22, h4>H o, con premio, 12>32+.',
  'no die is left':
    'no queda ningún dado',
  '{counts:list} is left':
    'queda {counts}',
  '{counts:list} are left':
    'quedan {counts}',
  'The {bonus} of {count:n} is still to be played, for example {play}.':
    'Falta jugar el premio de {count}, por ejemplo {play}.',
  'Two {pawns} of {colour} that began the roll as a {blockade} would end it as one on a new space.':
    'Dos fichas de {colour} que empezaron la tirada como barrera la acabarían como barrera en otra casilla.',
  'The play cannot end here: {count:n} can still be played, for example {play}.':
    'La jugada no puede acabar aquí: aún puede jugarse {count}, por ejemplo {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} can bring out one, for example {play}.':
    'Un cinco obliga a sacar una ficha {start:out} si se puede: {colour} puede sacar una, por ejemplo {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} can bring out two, for example {play}.':
    'Un cinco obliga a sacar una ficha {start:out} si se puede: {colour} puede sacar dos, por ejemplo {play}.',
  'A five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}.':
    'Un cinco obliga a sacar una ficha {start:out} si se puede: {colour} la saca con {play}.',
  'Two dice that total five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}.':
    'Dos dados que suman cinco obligan a sacar una ficha {start:out} si se puede: {colour} la saca con {play}.',
  'All four counts of the {doublets} ({counts:list}) are played or none is, and all four can be: for example {play}.':
    'Los cuatro números de los dobles ({counts}) se juegan todos o ninguno, y pueden jugarse todos: por ejemplo {play}.',
  '{colour} can win with this roll, and a win may leave counts of the {doublets}: for example {play}.':
    '{colour} puede ganar con esta tirada, y una victoria puede dejar números de los dobles: por ejemplo {play}.',
  'The four counts of the {doublets} ({counts:list}) cannot all be played, so none is; write -.':
    'Los cuatro números de los dobles ({counts}) no pueden jugarse todos, así que no se juega ninguno; escribe -.',
  'Even a win takes all four counts of the {doublets} ({counts:list}), and {left:part}; all four can be played, for example {play}.':
    'Hasta para ganar hacen falta los cuatro números de los dobles ({counts}), y {left}; los cuatro pueden jugarse, por ejemplo {play}.',
  'Even a win takes all four counts of the {doublets} ({counts:list}), and {left:part}; they cannot all be played, so none is: write -.':
    'Hasta para ganar hacen falta los cuatro números de los dobles ({counts}), y {left}; no pueden jugarse todos, así que no se juega ninguno: escribe -.',
  'A die can be played and must be, for example {play}.':
    'Un dado puede jugarse y debe jugarse, por ejemplo {play}.',
  'Both dice can be played and must be, for example {play}.':
    'Los dos dados pueden jugarse y deben jugarse, por ejemplo {play}.',
  'Two of the four counts can be played and must be, for example {play}.':
    'Dos de los cuatro números pueden jugarse y deben jugarse, por ejemplo {play}.',
  'Three counts can be played and must be, for example {play}.':
    'Tres números pueden jugarse y deben jugarse, por ejemplo {play}.',
  'All four counts can be played and must be, for example {play}.':
    'Los cuatro números pueden jugarse y deben jugarse, por ejemplo {play}.',
  'Where counts have to be given up, those with the greatest total are played, for example {play}.':
    'Si hay que renunciar a números, se juegan los de suma mayor, por ejemplo {play}.',
  'Where a die has to be given up it is the lower: {colour} can play the higher, for example {play}.':
    'Si hay que renunciar a un dado, es al menor: {colour} puede jugar el mayor, por ejemplo {play}.',
  'The game is won before {play}: all {pawns} of {colour} are HOME.':
    'La partida se gana antes de {play}: todas las fichas de {colour} están en la meta.',
  'A {pawn} that is HOME stays there.':
    'Una ficha que está en la meta se queda allí.',
  '{Pawns} only move forward: {colour} cannot go from {from:place} to {to:place}.':
    'Las fichas solo avanzan: {colour} no puede ir de {from} a {to}.',
  '{colour} turns onto its {home_path} after {last:n} and cannot go on to {to:place}.':
    '{colour} entra en su pasillo después de {last} y no puede seguir hasta {to}.',
  "All {pawns} of {colour} are HOME, so the counts left are lost; the partner's {pawns} are played from the next roll on.":
    'Todas las fichas de {colour} están en la meta y los números que quedan se pierden; las del compañero se juegan desde la próxima tirada.',
  '{colour} has no {pawn} on {at:place}.':
    '{colour} no tiene ficha en {at}.',
  '{colour} has no {pawn} in {start}.':
    '{colour} no tiene ficha {start:in}.',
  'From {start} {colour} comes out on {enter:n}, nowhere else.':
    '{colour} sale {start:out} a {enter} y a ningún otro sitio.',
  'A {bonus} cannot bring a {pawn} out of {start}; only a five can.':
    'Un premio no saca fichas {start:out}; solo un cinco puede.',
  'A {pawn} {enters} on a die of 5 or two dice that total 5; {left:part}.':
    'Una ficha sale con un 5 en un dado o con dos dados que suman 5; {left}.',
  'Dice come before {bonuses}: after a {bonus} no die is played.':
    'Los dados van antes que los premios: tras un premio no se juega ningún dado.',
  'A {bonus} is played at once, before any die that is left: for example {play}.':
    'El premio se juega al momento, antes que los dados que queden: por ejemplo {play}.',
  "{owner:colour}'s {blockade} on {at:place} stops {colour} from {entering}.":
    'La barrera de {owner} en {at} impide sacar ficha a {colour}.',
  'Two {pawns} of {colour} stand on {at:place} already, so no third can {enter}.':
    'En {at} ya hay dos fichas de {colour}, así que no puede salir una tercera.',
  "The partner's {pawn} stands on {at:place} and cannot be {captured}, so {colour} cannot {enter}.":
    'En {at} está la ficha del compañero y no se come, así que {colour} no puede sacar ficha.',
  'There is nobody on {at:place} to {capture}; write {play}.':
    'En {at} no hay a quién comer; escribe {play}.',
  'That is the {bonus} of {count:n}, written with a + behind the step.':
    'Ese es el premio de {count}: se escribe con + tras el paso.',
  'HOME takes the exact count, {count:n} from {from:place}; {left:part}.':
    'A la meta se llega con el número exacto, {count} desde {from}; {left}.',
  'From {from:place} to {to:place} is {count:n}; {doublets} are two plain dice here, and their bottoms do not count.':
    'De {from} a {to} van {count}; aquí los dobles son dos dados corrientes y las caras de abajo no cuentan.',
  'From {from:place} to {to:place} is {count:n}; the bottoms of the dice count only once all four {pawns} of {colour} are out of {start}.':
    'De {from} a {to} van {count}; las caras de abajo solo cuentan cuando las cuatro fichas de {colour} han salido {start:out}.',
  'From {from:place} to {to:place} is {count:n}; one {pawn} moves die by die, so write each die as a step of its own; {left:part}.':
    'De {from} a {to} van {count}; una ficha mueve dado a dado, así que cada dado es un paso propio; {left}.',
  'From {from:place} to {to:place} is {count:n}; {left:part}.':
    'De {from} a {to} van {count}; {left}.',
  'From {from:place} to {to:place} is {count:n}, and no {bonus} is pending.':
    'De {from} a {to} van {count}, y no hay premio pendiente.',
  'From {from:place} to {to:place} is {count:n}, and the {bonus} to play is {size:n}.':
    'De {from} a {to} van {count}, y el premio por jugar es {size}.',
  'From {from:place} to {to:place} is {count:n}, and the {bonuses} to play are {sizes:list}.':
    'De {from} a {to} van {count}, y los premios por jugar son {sizes}.',
  'A {bonus} comes after the dice, and a die can still be played, for example {play}.':
    'Un premio va después de los dados, y aún puede jugarse un dado, por ejemplo {play}.',
  'Two {pawns} of {colour} stand on {at:place} already: a space holds no third.':
    'En {at} ya hay dos fichas de {colour}: no cabe una tercera.',
  "{owner:colour}'s {pawn} is safe on {at:place}: {colour} cannot land there.":
    'La ficha de {owner} está segura en {at}: {colour} no puede caer allí.',
  "The partner's {pawn} stands on {at:place}: it can be passed, not landed on.":
    'En {at} está la ficha del compañero: se puede pasar, no caer sobre ella.',
  "The two {pawns} of {colour}'s {blockade} cannot be brought together again on {at:place} in the same roll.":
    'Las dos fichas de la barrera de {colour} no pueden volver a juntarse en {at} en la misma tirada.',
  "{owner:colour}'s own {blockade} on {at:place} stops every {pawn}: {colour} cannot pass from {from:place} to {to:place}.":
    'La propia barrera de {owner} en {at} detiene a todas las fichas: {colour} no puede pasar de {from} a {to}.',
  "{owner:colour}'s {blockade} on {at:place} cannot be landed on.":
    'En la barrera de {owner} en {at} no se puede caer.',
  "{owner:colour}'s {blockade} on {at:place} stops the others: {colour} cannot pass from {from:place} to {to:place}.":
    'La barrera de {owner} en {at} detiene a las demás: {colour} no puede pasar de {from} a {to}.',
  "{owner:colour}'s {blockade} on {at:place} stops every {pawn}: {colour} cannot pass from {from:place} to {to:place}.":
    'La barrera de {owner} en {at} detiene a todas las fichas: {colour} no puede pasar de {from} a {to}.',
  'A {blockade} is in the way.':
    'Hay una barrera en el camino.',

  // Snakes & Ladders.
  'The {count:n}':
    'El {count}',
  '{one:n} and {two:n}, together {count:n},':
    '{one} y {two}, juntos {count},',
  'one die':
    'un dado',
  'two dice':
    'dos dados',
  'A turn has one step here; "{text}" has {count:n}.':
    'Aquí un turno tiene un paso; «{text}» tiene {count}.',
  '{colour} stands on 100: the game is over.':
    '{colour} está en 100: la partida ha terminado.',
  'Who starts is not settled yet: {colour} throws one die for it now.':
    'Aún no está decidido quién empieza: {colour} tira un dado para ello.',
  'Who starts is not settled yet: {tied:list} have tied and throw again (our reading), and {colour} throws one die for it now.':
    'Aún no se sabe quién empieza: {tied} han empatado y vuelven a tirar (nuestra interpretación); ahora {colour} tira un dado.',
  '{colour} has not thrown yet: {dice:part} first, then the move they bring.':
    '{colour} aún no ha tirado: antes {dice}, luego el movimiento.',
  '{colour} has already chosen to throw {dice:part}.':
    '{colour} ya ha elegido cuánto tirar: {dice}.',
  'There is no choice of dice in these rules: everybody throws {dice:part} every time.':
    'Con estas reglas no se eligen los dados: todos tiran siempre {dice}.',
  '{colour} stands on {at:n}: the choice of one die begins on {late:n}.':
    '{colour} está en {at}: elegir un solo dado se puede desde {late}.',
  '{colour} throws one die.':
    '{colour} tira un dado.',
  '{colour} throws two dice.':
    '{colour} tira dos dados.',
  '{colour} stands on {at:n} and first chooses how many dice to throw: one or two.':
    '{colour} está en {at} y antes elige cuántos dados tirar: uno o dos.',
  '{thrown:part} lies on the table: the dice are thrown.':
    '{thrown} está en la mesa: los dados están tirados.',
  "{thrown:part} takes {colour} from {from:place} to {to:n}: the move can't be left out ({play}).":
    '{thrown} lleva a {colour} de {from} a {to}: el movimiento no puede omitirse ({play}).',
  '"{text}" is not written like a move; {colour}\'s is written {play}.':
    '«{text}» no está escrito como un movimiento; el de {colour} se escribe {play}.',
  'That move is written {play}.':
    'Ese movimiento se escribe {play}.',
  "The piece {at:standing} is {other:colour}'s, and it is {colour}'s turn.":
    'La ficha que está {at} es de {other}, y es el turno de {colour}.',
  "{colour}'s piece is {at:standing}, not {from:standing}.":
    'La ficha de {colour} está {at}, no {from}.',
  '{thrown:part} is too high: from {from:n} it takes exactly {count:n} to get to 100, so {colour} stays (-).':
    '{thrown} es demasiado: desde {from} hacen falta exactamente {count} para llegar a 100, así que {colour} se queda (-).',
  '{thrown:part} leads from {from:place} to {to:n}, not to {wrong:n}.':
    '{thrown} lleva de {from} a {to}, no a {wrong}.',
  '{at:n} is the bottom of a ladder, and its top is {top:n}: nobody goes down a ladder.':
    '{at} es el pie de una escalera que llega a {top}: nadie baja por una escalera.',
  "{at:n} is the bottom of a ladder, and its top is {top:n}: the piece goes up, it can't stay below.":
    '{at} es el pie de una escalera que llega a {top}: la ficha sube, no puede quedarse abajo.',
  '{at:n} is the bottom of a ladder, and its top is {top:n}, not {wrong:n}.':
    '{at} es el pie de una escalera que llega a {top}, no a {wrong}.',
  '{at:n} is the tail-end of a snake, and its head is on {end:n}: nobody goes up a snake.':
    '{at} es la cola de una serpiente con la cabeza en {end}: nadie sube por una serpiente.',
  "{at:n} is the tail-end of a snake, and its head is on {end:n}: the piece goes down, it can't stay above.":
    '{at} es la cola de una serpiente con la cabeza en {end}: la ficha baja, no puede quedarse arriba.',
  '{at:n} is the tail-end of a snake, and its head is on {end:n}, not on {wrong:n}.':
    '{at} es la cola de una serpiente con la cabeza en {end}, no en {wrong}.',
  '{at:n} is the top of a chute, and its bottom is {end:n}: nobody goes up a chute.':
    '{at} es lo alto de un tobogán que acaba en {end}: nadie sube por un tobogán.',
  "{at:n} is the top of a chute, and its bottom is {end:n}: the piece goes down, it can't stay above.":
    '{at} es lo alto de un tobogán que acaba en {end}: la ficha baja, no puede quedarse arriba.',
  '{at:n} is the top of a chute, and its bottom is {end:n}, not {wrong:n}.':
    '{at} es lo alto de un tobogán que acaba en {end}, no en {wrong}.',
  '{at:n} is the top of the ladder from {from:n}: nobody goes down a ladder, so the piece stays on {stays:n}.':
    '{at} es lo alto de la escalera de {from}: nadie baja por una escalera, así que la ficha se queda en {stays}.',
  '{at:n} is the head of the snake from {from:n}: nobody goes up a snake, so the piece stays on {stays:n}.':
    '{at} es la cabeza de la serpiente de {from}: nadie sube por una serpiente, así que la ficha se queda en {stays}.',
  '{at:n} is the bottom of the chute from {from:n}: nobody goes up a chute, so the piece stays on {stays:n}.':
    '{at} es el final del tobogán de {from}: nadie sube por un tobogán, así que la ficha se queda en {stays}.',
  'Nothing leads away from {at:n}: it is a plain square, and the piece stays there.':
    'De {at} no sale nada: es una casilla corriente y la ficha se queda allí.',
  'Nobody sends {colour} back from {at:n}: the piece stays there.':
    'Nadie manda atrás a {colour} desde {at}: la ficha se queda allí.',
  'Nobody sends {colour} back from {at:n}, which holds any number (our reading): the piece stays there.':
    'Nadie devuelve a {colour} desde {at}, donde caben todas (nuestra interpretación): la ficha se queda allí.',
  '{owner:colour} holds {at:n}: {colour} goes back {from:going}, where the move began, and the turn is over ({play}).':
    '{owner} ocupa {at}: {colour} vuelve {from}, donde empezó el movimiento, y el turno acaba ({play}).',
  '{owner:colour} holds {at:n}, where the way ends (our reading): {colour} goes back {from:going}, where the move began, and the turn is over ({play}).':
    '{owner} ocupa {at}, donde acaba el camino (nuestra interpretación): {colour} vuelve {from}, donde empezó, y el turno termina ({play}).',
  '{colour} stays on {at:n}: {count:n} is too high.':
    '{colour} se queda en {at}: {count} es demasiado.',
  '{colour} moves {way:part}, and wins.':
    '{colour} va {way} y gana.',
  '{colour} moves {way:part}.':
    '{colour} va {way}.',
  'from {from:place} to {to:n}':
    'de {from} a {to}',
  '{way:part} and up the ladder to {top:n}':
    '{way} y sube por la escalera a {top}',
  '{way:part} and down the snake to {end:n}':
    '{way} y baja por la serpiente a {end}',
  '{way:part} and down the chute to {end:n}':
    '{way} y baja por el tobogán a {end}',
  '{way:part}, which {other:colour} holds, and goes back {back:going}':
    '{way}, que ocupa {other}, y vuelve {back}',
  '{way:part}, which {other:colour} holds, and goes back {back:going} (our reading)':
    '{way}, que ocupa {other}, y vuelve {back} (nuestra interpretación)',
  '{way:part}, which holds any number (our reading)':
    '{way}, donde caben todas (nuestra interpretación)',
};
