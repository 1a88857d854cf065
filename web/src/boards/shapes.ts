/** Outlines of the tokens, one a seat, so that nobody needs the colour. Each fits a circle of radius 17. */
export const tokenShapes: readonly string[] = [
  'M16 0A16 16 0 1 1-16 0A16 16 0 1 1 16 0Z',
  'M-8-14.5H8Q14.5-14.5 14.5-8V8Q14.5 14.5 8 14.5H-8Q-14.5 14.5-14.5 8V-8Q-14.5-14.5-8-14.5Z',
  'M-3.2-16.2Q0-19 3.2-16.2L16.2-3.2Q19 0 16.2 3.2L3.2 16.2Q0 19-3.2 16.2L-16.2 3.2Q-19 0-16.2-3.2Z',
  'M-15 12V2A17 17 0 0 1 2-15H12Q15-15 15-12V-2A17 17 0 0 1-2 15H-12Q-15 15-15 12Z',
  'M-6.6-15.6Q0-18 6.6-15.6L13.4-9Q16.4-5.6 16.4 0Q16.4 5.6 13.4 9L6.6 15.6Q0 18-6.6 15.6L-13.4 9Q-16.4 5.6-16.4 0Q-16.4-5.6-13.4-9Z',
  'M-3-16.4Q0-19 3-16.4Q16-4 16 4A16 13.5 0 0 1-16 4Q-16-4-3-16.4Z',
];

/** Emblems, drawn within a circle of radius 9: sun, waves, diamond, leaf, star, drop. */
export const emblems: readonly { fill: string; line: string }[] = [
  {
    fill: 'M4.2 0A4.2 4.2 0 1 1-4.2 0A4.2 4.2 0 1 1 4.2 0Z',
    line: 'M0-6.4V-9.2M0 6.4V9.2M6.4 0H9.2M-6.4 0H-9.2M4.5-4.5L6.5-6.5M-4.5 4.5L-6.5 6.5M4.5 4.5L6.5 6.5M-4.5-4.5L-6.5-6.5',
  },
  {
    fill: '',
    line: 'M-8.5-4.6Q-6.4-7.6-4.2-4.6T0-4.6T4.2-4.6T8.5-4.6M-8.5.4Q-6.4-2.6-4.2.4T0 .4T4.2 .4T8.5.4M-8.5 5.4Q-6.4 2.4-4.2 5.4T0 5.4T4.2 5.4T8.5 5.4',
  },
  { fill: 'M0-9.4L7.2 0L0 9.4L-7.2 0Z', line: '' },
  {
    fill: 'M-7.6 7.6C-9.4-2-2.4-8.6 8-8C8.6 2.4 2 9.4-7.6 7.6Z',
    line: '',
  },
  { fill: 'M0-9.2L2.5-3L9-2.9L3.9 1.2L5.7 7.6L0 3.9L-5.7 7.6L-3.9 1.2L-9-2.9L-2.5-3Z', line: '' },
  { fill: 'M0-9.4C5-3.4 6.6-.2 6.6 2.6A6.6 6.6 0 0 1-6.6 2.6C-6.6-.2-5-3.4 0-9.4Z', line: '' },
];

/** The vein that makes a leaf of the fourth emblem. */
export const leafVein = 'M-6.4 6.4L4.4-4.4M-2.6 2.6V-2.6M-2.6 2.6H2.6';

/** A crown, within a circle of radius 18. */
export const crown = 'M-16 9L-18-9L-8-1L0-13L8-1L18-9L16 9ZM-15 12H15V16H-15Z';
