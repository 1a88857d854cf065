import type { GameWords } from '../page';
import type { PictureId } from './pictures';

export const words = {
  title: 'Snakes & Ladders',
  summary: 'A race to 100: ladders lift you, snakes let you down.',
  kinds: { piece: 'piece' },
  steps: { one: 'One die', two: 'Two dice' },
  start: 'START',
  place: {
    square: (name: string) => `square ${name}`,
    ladderTo: (to: string) => `ladder up to ${to}`,
    snakeTo: (to: string) => `snake down to ${to}`,
    chuteTo: (to: string) => `chute down to ${to}`,
    offBoard: 'off the board',
    pictures: {
      seed: 'a seed', flower: 'a flower', egg: 'an egg', chick: 'a chick',
      caterpillar: 'a caterpillar', butterfly: 'a butterfly', book: 'a book', medal: 'a medal',
      acorn: 'an acorn', tree: 'a tree', wool: 'a ball of wool', hat: 'a woolly hat',
      wheat: 'an ear of wheat', bread: 'a loaf of bread', brush: 'a paintbrush', painting: 'a painting',
      key: 'a key', treasure: 'a treasure', paper_boat: 'a paper boat', ship: 'a sailing ship',
      apples: 'an apple', stomach_ache: 'a stomach ache', sweets: 'sweets', toothache: 'a toothache',
      peel: 'a banana peel', plaster: 'a plaster', ball: 'a ball', window: 'a broken window',
      rain: 'rain', fever: 'a fever', balloon: 'a balloon', scraps: 'a burst balloon',
      honey: 'a jar of honey', bee: 'a bee', snowman: 'a snowman', puddle: 'a puddle',
      castle: 'a sandcastle', wave: 'a wave', moon: 'the moon', alarm: 'an alarm clock',
    } as Record<PictureId, string>,
  },
  story: {
    climbs: (to: string) => `up the ladder to ${to}`,
    slides: (to: string) => `down the snake to ${to}`,
    slidesChute: (to: string) => `down the chute to ${to}`,
    held: (back: string) => `held, back to ${back}`,
  },
  shows: {
    ladder: 'A throw of 3 ends at the foot of a ladder, and the piece goes up.',
    snake: 'A throw of 3 ends on the tail-end of a snake, and the piece goes down to its head.',
    chute: 'A throw of 3 ends at the top of a chute, and the piece goes down.',
    company: 'Blue holds 25: whoever would come there goes back.',
    exact: '100 takes the exact count.',
  },
} satisfies GameWords;

export type Words = typeof words;
