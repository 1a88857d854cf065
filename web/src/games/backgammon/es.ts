import type { Words } from './en';

export const words: Words = {
  title: 'Backgammon',
  summary: 'Lleva quince fichas a casa y sácalas; las que quedan solas se golpean.',
  kinds: { man: 'ficha' },
  steps: { roll: 'Tirar', double: 'Doblar', take: 'Aceptar', drop: 'Retirarse' },
  doublets: 'Dobles',
  score: 'Marcador',
  match: (points) => `Encuentro a ${points}`,
  crawford: 'Partida Crawford: sin doblar',
  cube: (value, owner) => `Cubo de doblar: ${value}, ${owner || 'en medio'}`,
  cubeOffered: (value) => `Se ofrece doblar: ${value}`,
  place: {
    point: (number) => `punto ${number}`,
    bar: (seat) => `barra de ${seat}`,
    off: (seat) => `fuera, ${seat}`,
  },
  story: {
    hits: (where) => `golpea en ${where}`,
    bears: (from) => `saca desde ${from}`,
  },
};
