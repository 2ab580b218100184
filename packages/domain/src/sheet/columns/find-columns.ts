import { looksLikeSequence, looksLikeWell, readModification } from '../cell-reading.ts';
import { type ColumnPlaces, noColumns, type SheetColumn } from './sheet-columns.ts';
import { type NamedColumn, plainHeading, type Vocabulary } from './vocabulary.ts';

/**
 * A heading row: which columns it names, those that it names twice in one word, and headings that mean nothing to us.
 */
export interface Header {
  /** The cells of the line, as they are. */
  readonly headings: readonly string[];
  readonly columns: ColumnPlaces;
  readonly namedTwice: readonly SheetColumn[];
  readonly otherHeadings: readonly string[];
}

/** Two headings that name the same, so that none of them can be preferred. */
function isSame(one: NamedColumn, other: NamedColumn, headings: readonly [string, string]): boolean {
  const isContent = one.column === 'name' || one.column === 'sequence';
  return plainHeading(headings[0]) === plainHeading(headings[1]) || (isContent && one.isExact && other.isExact);
}

/** Reads a row as headings. Of two headings of one column the more telling one counts. */
export function readHeader(cells: readonly string[], vocabulary: Vocabulary): Header {
  const columns: Record<SheetColumn, number | null> = { ...noColumns };
  const found = new Map<SheetColumn, NamedColumn>();
  const namedTwice = new Set<SheetColumn>();
  for (const [place, cell] of cells.entries()) {
    const named = vocabulary(cell);
    if (named === null) continue;
    const { column } = named;
    const before = found.get(column);
    if (before !== undefined && isSame(before, named, [cells[columns[column] ?? 0] ?? '', cell]))
      namedTwice.add(column);
    if (before !== undefined && before.rank <= named.rank) continue;
    found.set(column, named);
    columns[column] = place;
  }
  return { headings: cells, columns, namedTwice: [...namedTwice], otherHeadings: headingsNotRead(cells, columns) };
}

/** The headings of columns that are not read. */
export function headingsNotRead(headings: readonly string[], columns: ColumnPlaces): string[] {
  const read = new Set(Object.values(columns));
  return headings.filter((heading, index) => heading !== '' && !read.has(index));
}

/** How many rows are looked at to tell columns apart; enough to be sure, and few enough for 100,000 lines. */
export const sampleSize = 200;

/** The column where every cell that holds something fits; null where there is none. */
function columnWhereAll(
  rows: readonly (readonly string[])[],
  places: readonly number[],
  fits: (cell: string) => boolean,
): number | null {
  const found = places.find((place) => {
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(fits);
  });
  return found ?? null;
}

function sequencePlace(rows: readonly (readonly string[])[], places: readonly number[]): number | null {
  const usual = places[Math.min(places.length - 1, 1)] ?? null;
  const scores = places.map((place) => ({
    place,
    score: rows.filter((row) => looksLikeSequence(row[place] ?? '')).length,
  }));
  const best = scores.reduce((most, { score }) => Math.max(most, score), 0);
  const winners = scores.filter(({ score }) => score === best).map(({ place }) => place);
  return usual === null || winners.includes(usual) ? usual : (winners[0] ?? usual);
}

/**
 * Tells the columns of a sheet without headings by what they hold: one column of sequences; name and sequence in
 * either order; well, name and sequence. A first column of wells counts as such only beside two others, because A1 is
 * a good name as well.
 */
export function guessColumns(rows: readonly (readonly string[])[]): ColumnPlaces {
  const sample = rows.slice(0, sampleSize);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const used = Array.from({ length: width }, (_, index) => index).filter((place) =>
    sample.some((row) => (row[place] ?? '') !== ''),
  );
  const modifications =
    used.length < 3
      ? null
      : columnWhereAll(sample, used.slice(2), (cell) => readModification(cell) !== 'not_understood');
  const withoutModifications = used.filter((place) => place !== modifications);
  const well = withoutModifications.length < 3 ? null : columnWhereAll(sample, withoutModifications, looksLikeWell);
  const rest = withoutModifications.filter((place) => place !== well);
  const sequence = sequencePlace(sample, rest);
  const name = rest.find((place) => place !== sequence) ?? null;
  return { ...noColumns, name, sequence, well, modifications };
}
