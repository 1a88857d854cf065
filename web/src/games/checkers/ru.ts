import type { Words } from './en';

export const words: Words = {
  title: 'Шашки',
  summary: 'Бейте шашки соперника, пока их не останется или им некуда пойти.',
  kinds: { man: 'простая', king: 'дамка' },
  square: (name) => `поле ${name}`,
  huff: (square) => `Взять за фук: ${square}`,
  huffs: (square) => `фук на ${square}`,
};
