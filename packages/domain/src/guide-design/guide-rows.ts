import { nameMaxLength } from '../guide-rna/index.ts';

/** A guide that was picked: its name, and its target as DNA. */
export interface PickedGuide {
  readonly name: string;
  readonly target: string;
}

/** "TP53-g2": a name that fits on a label, of letters that labels have (GR-49, GR-52). */
export function guideName(of: string, number: number): string {
  const end = `-g${number}`;
  const clean = of.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, nameMaxLength - end.length);
  return `${clean === '' ? 'seq' : clean}${end}`;
}

/** Guides as a list that the guide builder reads: a name and an RNA target a line, without the PAM. */
export const guideRows = (guides: readonly PickedGuide[]): string =>
  guides.map(({ name, target }) => `${name}\t${target.replaceAll('T', 'U')}`).join('\n');
