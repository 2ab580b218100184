/** The cells of one column as a product reads them, and how many of them that changes, in a sentence of its own. */
export function readCells(
  cells: readonly (readonly string[])[],
  readAs: ((text: string) => string) | undefined,
): { readonly cells: readonly (readonly string[])[]; readonly said: string } {
  if (readAs === undefined) return { cells, said: '' };
  const read = cells.map((row) => row.map(readAs));
  const changed = cells.flat().filter((cell, at) => cell.trim() !== read.flat()[at]).length;
  return { cells: read, said: changed === 0 ? '' : ` ${changed.toLocaleString('en-US')} written as RNA.` };
}
