import { disc, ink, words } from './shapes.ts';

const colours = { guide: ink.lime, library: ink.violet, cell: ink.petrol, order: ink.amber, quality: ink.red } as const;

/** The sign of a desk: its first letter. No face stands for somebody who is not there. */
export const badge = (desk: keyof typeof colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${disc(80, 80, 78, ink.ground)}${disc(80, 80, 66, 'none', colours[desk])}${words(80, 104, (desk[0] ?? '').toUpperCase(), { size: 68, bold: true, fill: colours[desk] })}</svg>`;
