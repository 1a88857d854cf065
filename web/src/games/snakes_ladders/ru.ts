import type { Words } from './en';

export const words: Words = {
  title: 'Змеи и лестницы',
  summary: 'Гонка до 100: лестницы поднимают, змеи спускают.',
  kinds: { piece: 'фишка' },
  steps: { one: 'Один кубик', two: 'Два кубика' },
  start: 'БАЗА',
  place: {
    square: (name) => `клетка ${name}`,
    ladderTo: (to) => `лестница вверх на ${to}`,
    snakeTo: (to) => `змея вниз на ${to}`,
    chuteTo: (to) => `горка вниз на ${to}`,
    offBoard: 'вне доски',
    pictures: {
      seed: 'семечко', flower: 'цветок', egg: 'яйцо', chick: 'цыплёнок',
      caterpillar: 'гусеница', butterfly: 'бабочка', book: 'книга', medal: 'медаль',
      acorn: 'жёлудь', tree: 'дерево', wool: 'клубок шерсти', hat: 'вязаная шапка',
      wheat: 'колос пшеницы', bread: 'буханка хлеба', brush: 'кисть', painting: 'картина',
      key: 'ключ', treasure: 'клад', paper_boat: 'бумажный кораблик', ship: 'парусник',
      apples: 'яблоко', stomach_ache: 'боль в животе', sweets: 'конфета', toothache: 'зубная боль',
      peel: 'банановая кожура', plaster: 'пластырь', ball: 'мяч', window: 'разбитое окно',
      rain: 'дождь', fever: 'жар', balloon: 'воздушный шарик', scraps: 'лопнувший шарик',
      honey: 'банка мёда', bee: 'пчела', snowman: 'снеговик', puddle: 'лужа',
      castle: 'песочный замок', wave: 'волна', moon: 'луна', alarm: 'будильник',
    },
  },
  story: {
    climbs: (to) => `по лестнице на ${to}`,
    slides: (to) => `по змее на ${to}`,
    slidesChute: (to) => `по горке на ${to}`,
    held: (back) => `занято, назад на ${back}`,
  },
  shows: {
    ladder: 'Бросок 3 кончается у подножия лестницы, и фишка поднимается.',
    snake: 'Бросок 3 кончается на хвосте змеи, и фишка спускается к её голове.',
    chute: 'Бросок 3 кончается наверху горки, и фишка спускается.',
    company: 'Синий держит 25: кто пришёл бы туда, возвращается.',
    exact: 'На 100 входят точным числом.',
  },
};
