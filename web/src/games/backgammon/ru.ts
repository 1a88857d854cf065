import type { Words } from './en';

export const words: Words = {
  title: 'Короткие нарды',
  summary: 'Приведите домой пятнадцать шашек и выбросите их; одинокую шашку бьют.',
  kinds: { man: 'шашка' },
  steps: { roll: 'Бросить', double: 'Удвоить', take: 'Принять', drop: 'Отказаться' },
  doublets: 'Дубль',
  score: 'Счёт',
  match: (points) => `Матч до ${points}`,
  crawford: 'Партия Кроуфорда: без удвоения',
  cube: (value, owner) => `Куб: ${value}, ${owner || 'посередине'}`,
  cubeOffered: (value) => `Предложено удвоение: ${value}`,
  place: {
    point: (number) => `пункт ${number}`,
    bar: (seat) => `бар, ${seat}`,
    off: (seat) => `выброшено, ${seat}`,
  },
  story: {
    hits: (where) => `бьёт на ${where}`,
    bears: (from) => `выброшена с ${from}`,
  },
};
