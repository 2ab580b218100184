import { geneEditors, modifications, purificationOptions, type Tube, yieldOptions } from '@cutsite/domain/guide-rna';
import type { TubeColumn } from './tube-cells.ts';

/** One choice of a column, and the words it is known by. */
interface Choice {
  readonly words: readonly string[];
  readonly change: Partial<Tube>;
}

/** What text from a spreadsheet gives a field of a tube; null when a choice is not one of those offered. */
export function readCell(column: TubeColumn, text: string): Partial<Tube> | null {
  const cell = text.replace(/\s+/g, ' ').trim();
  if (column === 'position' || column === 'name' || column === 'sequence') return { [column]: cell };
  const word = plain(cell);
  return choices[column].find(({ words }) => words.some((one) => plain(one) === word))?.change ?? null;
}

/** The amount of a yield without its unit is understood too. */
const choices = {
  nuclease: Object.entries(geneEditors).map(([id, { display }]) => ({
    words: [id, display],
    change: { nuclease: id as keyof typeof geneEditors },
  })),
  modifications: modifications.map((id) => ({ words: [id], change: { modifications: id } })),
  yield: yieldOptions.map(({ id, display, nmol }) => ({ words: [id, display, String(nmol)], change: { yield: id } })),
  purification: purificationOptions.map(({ id, display }) => ({
    words: [id, display, `${display} (not available)`],
    change: { purification: id },
  })),
} as const satisfies Record<string, readonly Choice[]>;

/** Letter case, blanks and hyphens make no difference between choices. */
const plain = (words: string): string => words.toLowerCase().replace(/[\s-]+/g, '');
