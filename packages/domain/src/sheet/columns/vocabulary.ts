import { columnHeadings } from './headings.table.ts';
import type { ChosenColumns, SheetColumn } from './sheet-columns.ts';

/** What a cell of the header names. */
export interface NamedColumn {
  readonly column: SheetColumn;
  /** Of two headings of one column the one with the lower rank is read. */
  readonly rank: number;
  /** A word of our own templates and exports. */
  readonly isExact: boolean;
}

/** Reads a cell of the header: a column, or nothing that is read. */
export type Vocabulary = (cell: string) => NamedColumn | null;

type Words = ReadonlyMap<string, NamedColumn>;

const exact = new Map<string, NamedColumn>();
const all = new Map<string, NamedColumn>();
for (const [column, words] of Object.entries(columnHeadings) as [
  SheetColumn,
  { exact: readonly string[]; loose: readonly string[] },
][]) {
  for (const [rank, heading] of [...words.exact, ...words.loose].entries()) {
    const isExact = rank < words.exact.length;
    all.set(heading, { column, rank, isExact });
    if (isExact) exact.set(heading, { column, rank, isExact });
  }
}

const maxHeadingLength = 80;

/** A heading in small letters, with single spaces for what stands between its words. */
export const plainHeading = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim();

/**
 * Which end is first, units, remarks in brackets, and the sign of a remark in front: they do not change what a column
 * holds.
 */
const around =
  /^#+|\([^()]{0,40}\)|\[[^[\]]{0,40}\]|,?\s?5\s?['\u2019\u2032`]?\s?(?:to|[-\u2010-\u2015\u2192>]{1,3})\s?3\s?['\u2019\u2032`]?/gi;

/** `targetSeq` is two words, and `sgRNA` is one. */
const humps = /([a-z])([A-Z][a-z])/g;

/** What a heading may be looked up as, the most exact first. */
function readings(cell: string): readonly string[] {
  const bare = cell.replace(around, ' ');
  return [cell, bare, bare.replace(humps, '$1 $2')].map(plainHeading);
}

const inWords =
  (words: Words): Vocabulary =>
  (cell) => {
    if (cell.length > maxHeadingLength || cell === '') return null;
    for (const reading of readings(cell)) {
      const named = words.get(reading);
      if (named !== undefined) return named;
    }
    return null;
  };

const isContent = (column: SheetColumn): boolean => column === 'name' || column === 'sequence';

/** What a column is called beside name and sequence, in whichever words. */
const besideContent = new Map([...all].filter(([, { column }]) => !isContent(column)));

/** The headings that an uploaded file is held to for name and sequence (LI-1); other columns by any of their words. */
export const exactVocabulary: Vocabulary = inWords(new Map([...besideContent, ...exact]));
/** These, and what design tools and published libraries write. */
export const looseVocabulary: Vocabulary = inWords(all);

/** The headings that a customer chose; of the other columns those that are known. */
export function chosenVocabulary({ sequence, name, well }: ChosenColumns): Vocabulary {
  const own = (column: SheetColumn): NamedColumn => ({ column, rank: 0, isExact: true });
  const wells: ReadonlySet<SheetColumn> = new Set(['well', 'wellRow', 'wellColumn']);
  const others = inWords(new Map([...besideContent].filter(([, { column }]) => !wells.has(column))));
  const words = new Map<string, NamedColumn>();
  if (well !== null) words.set(plainHeading(well), own('well'));
  if (name !== null) words.set(plainHeading(name), own('name'));
  words.set(plainHeading(sequence), own('sequence'));
  return (cell) => words.get(plainHeading(cell)) ?? others(cell);
}
