import type { Words } from './en';

export const words: Words = {
  title: 'Шахматы',
  summary: 'Загоните короля. Вся игра, и арбитр, который говорит почему.',
  kinds: { pawn: 'пешка', king: 'король', queen: 'ферзь', rook: 'ладья', bishop: 'слон', knight: 'конь' },
  choose: 'Превращается:',
  square: (name) => `поле ${name}`,
  check: 'Шах.',
  becomes: (kind) => `превращение: ${kind}`,
  castles: 'рокировка',
  takes: 'со взятием',
};
