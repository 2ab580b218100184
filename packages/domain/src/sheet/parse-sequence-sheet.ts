import { err, ok, type Result } from '../result/index.ts';
import { cleanCell } from './cell-reading.ts';
import { type Block, findBlocks } from './columns/find-blocks.ts';
import { sampleSize } from './columns/find-columns.ts';
import { parseList } from './parse-list.ts';
import type { IgnoredLine, IgnoredReason, SequenceSheet, SheetFault, SheetOptions } from './sequence-sheet.ts';

type Cells = readonly (readonly string[])[];

/**
 * Maps the cells of a pasted or uploaded sheet to rows. With a header, columns are found by name in any order; without
 * one, by what they hold. Lists that stand side by side are read one after the other, from left to right. Linear in the
 * number of cells.
 */
export function parseSequenceSheet(cells: Cells, options: SheetOptions = {}): Result<SequenceSheet, SheetFault> {
  const blocks = findBlocks(
    cells.slice(0, sampleSize).map((row) => row.map(cleanCell)),
    options,
  );
  if (blocks === null) return parseList(cells, options);
  const lists = blocks.map((block) =>
    parseList(
      cells.map((row) => cellsOf(row, block)),
      options,
    ),
  );
  // A block with nothing below its headings holds nothing that could be lost.
  const refused = lists.find((list) => !list.ok && list.error.code !== 'no_rows');
  if (refused !== undefined) return refused;
  const read = lists.flatMap((list) => (list.ok ? [list.value] : []));
  const [first] = read;
  if (first === undefined) return err({ code: 'no_rows' });
  return ok({
    ...first,
    rows: read.flatMap(({ rows }) => rows),
    ignored: ignoredOf(read),
    otherHeadings: [...new Set(read.flatMap(({ otherHeadings }) => otherHeadings))],
    ...(read.length > 1 && { blocks: read.length }),
  });
}

/** The cells of one block; a line that holds nothing there is blank, whatever stands in the columns for all blocks. */
function cellsOf(row: readonly string[], { shared, from, to }: Block): readonly string[] {
  const own = row.slice(from, to);
  return own.every((cell) => cell.trim() === '') ? [] : [...row.slice(0, shared), ...own];
}

/** Said of a line as a whole, and so once. */
const ofWholeLines: ReadonlySet<IgnoredReason> = new Set(['blank', 'header', 'above_header', 'units']);

/** What was left out of each block, line by line. */
function ignoredOf(read: readonly SequenceSheet[]): readonly IgnoredLine[] {
  const byKey = new Map<string, IgnoredLine>();
  for (const line of read.flatMap(({ ignored }) => ignored)) {
    const key = ofWholeLines.has(line.reason) ? `${line.line} ${line.reason}` : JSON.stringify(line);
    if (!byKey.has(key)) byKey.set(key, line);
  }
  return [...byKey.values()].toSorted((one, other) => one.line - other.line);
}
