import { looksLikeSequence, looksLikeWell } from '../cell-reading.ts';
import type { SheetOptions } from '../sequence-sheet.ts';
import { sampleSize } from './find-columns.ts';
import { findHeader, headerVocabulary } from './find-header.ts';
import { plainHeading } from './vocabulary.ts';

type Lines = readonly (readonly string[])[];

/** The columns of one of several lists that stand side by side, counted from zero. */
export interface Block {
  /** Columns before the first block, such as a plate's name: they belong to every block. */
  readonly shared: number;
  readonly from: number;
  /** Excluded; the last block goes to the end of each line. */
  readonly to: number;
}

const blocksAt = (starts: readonly number[], shared: number): readonly Block[] =>
  starts.map((from, at) => ({ shared, from, to: starts[at + 1] ?? Number.POSITIVE_INFINITY }));

/** Where blocks begin whose headings are the same, one by one: Well, Name, Sequence, Well, Name, Sequence. */
function startsByHeading(header: readonly string[], isNamed: (cell: string) => boolean, isSequence: typeof isNamed) {
  const places = new Map<string, number[]>();
  for (const [place, cell] of header.entries()) {
    if (!isNamed(cell)) continue;
    const heading = plainHeading(cell);
    const known = places.get(heading);
    if (known === undefined) places.set(heading, [place]);
    else known.push(place);
  }
  const repeated = [...places.values()].filter((own) => own.length > 1);
  const [starts = []] = repeated;
  const isOneOfEach = (own: readonly number[]) =>
    own.length === starts.length &&
    own.every((place, at) => place >= (starts[at] ?? 0) && place < (starts[at + 1] ?? Number.POSITIVE_INFINITY));
  // Sequences alone may be a target and its oligo; with names or wells of their own they are lists.
  const isList = repeated.length > 1 && repeated.some(([place = 0]) => isSequence(header[place] ?? ''));
  return isList && repeated.every(isOneOfEach) ? starts : [];
}

/** Without headings, each block begins with a column of wells and has one of sequences behind it. */
function startsByWells(lines: Lines): readonly number[] {
  const rows = lines.filter((row) => row.some(looksLikeSequence));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = Array.from({ length: width }, (_, place) => rows.map((row) => row[place] ?? '').filter(Boolean));
  const isOfWells = (cells: readonly string[]) => cells.length > 0 && cells.every(looksLikeWell);
  const starts: number[] = [];
  // A name such as g1 looks like a well: the next list begins behind the sequences of this one.
  let hasSequences = true;
  for (const [place, cells] of filled.entries()) {
    if (hasSequences && isOfWells(cells)) {
      starts.push(place);
      hasSequences = false;
    } else hasSequences ||= cells.some(looksLikeSequence);
  }
  const isFirst = filled.slice(0, starts[0] ?? 0).every((cells) => cells.length === 0);
  return isFirst && hasSequences ? starts : [];
}

/**
 * The lists that stand side by side in one table, from left to right: A1 to D12 with E1 to H12 beside it. Null where
 * there is one list. What is headed the same twice and makes no whole block is no list: the header is refused then.
 */
export function findBlocks(cells: Lines, options: SheetOptions): readonly Block[] | null {
  const lines = cells.slice(0, sampleSize);
  const vocabulary = headerVocabulary(lines, options);
  const headerAt = findHeader(lines, vocabulary);
  const isNamed = (cell: string) => vocabulary(cell) !== null;
  const isSequence = (cell: string) => vocabulary(cell)?.column === 'sequence';
  const starts = headerAt === null ? startsByWells(lines) : startsByHeading(lines[headerAt] ?? [], isNamed, isSequence);
  return starts.length < 2 ? null : blocksAt(starts, headerAt === null ? 0 : (starts[0] ?? 0));
}
