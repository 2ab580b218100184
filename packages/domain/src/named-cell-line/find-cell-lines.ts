import type { Species } from '../guide-rna/index.ts';
import { type CellLine, cellLines } from './cell-lines.table.ts';

/** Names are compared without spaces, hyphens, dots, slashes and letter case: `u2os` is U-2 OS. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const spellings = new Map(cellLines.map((line) => [line, [line.name, ...line.synonyms].map(bare)]));

/**
 * The known cell lines of a genome whose name begins with, and then those that contain, what was typed; all of them for
 * an empty text.
 */
export function findCellLines(typed: string, species: Species): readonly CellLine[] {
  const sought = bare(typed);
  const ofSpecies = cellLines.filter((line) => line.species === species);
  const matches = (line: CellLine, fits: (spelling: string) => boolean) => spellings.get(line)?.some(fits) === true;
  const first = ofSpecies.filter((line) => matches(line, (spelling) => spelling.startsWith(sought)));
  const others = ofSpecies.filter((line) => !first.includes(line) && matches(line, (one) => one.includes(sought)));
  return [...first, ...others];
}

/** The known line that a text names exactly, whatever its genome; null for one that is not in the table. */
export function knownCellLine(typed: string): CellLine | null {
  const sought = bare(typed);
  return cellLines.find((line) => spellings.get(line)?.includes(sought) === true) ?? null;
}
