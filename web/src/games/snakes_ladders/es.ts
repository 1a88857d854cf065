import type { Words } from './en';

export const words: Words = {
  title: 'Serpientes y escaleras',
  summary: 'Carrera hasta el 100: las escaleras suben, las serpientes bajan.',
  kinds: { piece: 'ficha' },
  steps: { one: 'Un dado', two: 'Dos dados' },
  start: 'CASA',
  place: {
    square: (name) => `casilla ${name}`,
    ladderTo: (to) => `escalera que sube a ${to}`,
    snakeTo: (to) => `serpiente que baja a ${to}`,
    chuteTo: (to) => `tobogán que baja a ${to}`,
    offBoard: 'fuera del tablero',
    pictures: {
      seed: 'una semilla', flower: 'una flor', egg: 'un huevo', chick: 'un pollito',
      caterpillar: 'una oruga', butterfly: 'una mariposa', book: 'un libro', medal: 'una medalla',
      acorn: 'una bellota', tree: 'un árbol', wool: 'un ovillo de lana', hat: 'un gorro de lana',
      wheat: 'una espiga de trigo', bread: 'un pan', brush: 'un pincel', painting: 'un cuadro',
      key: 'una llave', treasure: 'un tesoro', paper_boat: 'un barco de papel', ship: 'un velero',
      apples: 'una manzana', stomach_ache: 'dolor de barriga', sweets: 'un caramelo', toothache: 'dolor de muelas',
      peel: 'una piel de plátano', plaster: 'una tirita', ball: 'un balón', window: 'un cristal roto',
      rain: 'lluvia', fever: 'fiebre', balloon: 'un globo', scraps: 'un globo reventado',
      honey: 'un tarro de miel', bee: 'una abeja', snowman: 'un muñeco de nieve', puddle: 'un charco',
      castle: 'un castillo de arena', wave: 'una ola', moon: 'la luna', alarm: 'un despertador',
    },
  },
  story: {
    climbs: (to) => `sube por la escalera a ${to}`,
    slides: (to) => `baja por la serpiente a ${to}`,
    slidesChute: (to) => `baja por el tobogán a ${to}`,
    held: (back) => `ocupada, vuelve a ${back}`,
  },
  shows: {
    ladder: 'Un 3 acaba al pie de una escalera, y la ficha sube.',
    snake: 'Un 3 acaba en la cola de una serpiente, y la ficha baja hasta su cabeza.',
    chute: 'Un 3 acaba en lo alto de un tobogán, y la ficha baja.',
    company: 'Azul ocupa la 25: quien llegaría allí vuelve.',
    exact: 'A 100 se llega con el número exacto.',
  },
};
