import { groupedDigits } from '@cutsite/domain/text';

/** The cells of one column as a product reads them, and how many of them that changes, in a sentence of its own. */
export function readCells(
  cells: readonly (readonly string[])[],
  readAs: ((text: string) => string) | undefined,
): { readonly cells: readonly (readonly string[])[]; readonly said: string } {
  if (readAs === undefined) return { cells, said: '' };
  let changed = 0;
  const readOne = (cell: string): string => {
    const text = readAs(cell);
    if (text !== cell.trim()) changed += 1;
    return text;
  };
  const read = cells.map((row) => row.map(readOne));
  return { cells: read, said: changed === 0 ? '' : ` ${groupedDigits(changed)} written as RNA.` };
}
