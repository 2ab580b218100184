import { looksLikeSequence } from '../cell-reading.ts';
import { guessColumns, readHeader } from './find-columns.ts';
import { resolveColumns } from './resolve-columns.ts';
import type { ChosenColumns } from './sheet-columns.ts';
import { looseVocabulary } from './vocabulary.ts';

/** The columns that are probably meant in a list whose headings are not those that a file must have. */
export function suggestColumns(
  lines: readonly (readonly string[])[],
  headings: readonly string[],
): ChosenColumns | null {
  const below = lines.filter((cells) => cells.some(looksLikeSequence));
  const { columns } = resolveColumns(readHeader(headings, looseVocabulary), below, true);
  const at = (column: number | null): string | null => (column === null ? null : (headings[column] ?? null));
  const sequence = at(columns.sequence ?? guessColumns(below).sequence) ?? '';
  if (sequence === '') return null;
  const name = at(columns.gene ?? columns.name);
  return { sequence, name: name === sequence ? null : name, well: at(columns.well) };
}
