import type { Words } from './en';

export const words: Words = {
  title: 'Damas chinas',
  summary: 'Cruza la estrella paso a paso y salto a salto antes que nadie.',
  kinds: { peg: 'ficha' },
  hole: (name) => `hueco ${name}`,
  shows: {
    step: 'Una ficha da un paso al hueco de al lado o salta sobre una ficha.',
    hop: 'Desde donde cae, una ficha puede seguir saltando, sobre fichas de cualquier color.',
  },
};
