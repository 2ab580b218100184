/** A name and the line it stood on, counted from 1. */
export interface ListedName {
  readonly line: number;
  readonly name: string;
}

/** No name has more letters; the rest of a book that somebody pasted is not kept. */
const longestName = 200;

/** The text of a cell as names are compared: without control characters, hard spaces and what is around. */
export function cleanedCell(cell: string | undefined): string {
  return (cell ?? '')
    .replace(/^\ufeff/, '')
    .replace(/[\p{Cc}\u00a0\u200b]/gu, ' ')
    .trim()
    .slice(0, longestName);
}

/** Headings of a column of genes, those first that say it best. */
const geneHeadings: readonly string[] = [
  'gene',
  'gene symbol',
  'gene_symbol',
  'symbol',
  'gene name',
  'gene_name',
  'genes',
  'target gene',
  'gene id',
  'name',
];

/** Headings that a list of names may begin with; they are no genes. */
const listHeadings = new Set(geneHeadings.filter((heading) => heading !== 'name'));

/**
 * The names of a list that was pasted or read from a text file, in their order: separated by line breaks, commas,
 * semicolons or tabs, and trimmed (LI-14). What is empty is left out, and so is a heading in front.
 */
export function readNameList(text: string): readonly ListedName[] {
  const names: ListedName[] = [];
  for (const [at, row] of text.split(/\r\n|[\n\r\u2028]/).entries())
    for (const cell of row.split(/[,;\t]/)) {
      const name = cleanedCell(cell);
      if (name !== '') names.push({ line: at + 1, name });
    }
  return listHeadings.has(names[0]?.name.toLowerCase() ?? '') ? names.slice(1) : names;
}

/**
 * The names in the cells of a sheet, row by row, without a heading that stands alone above them.
 * @param firstLine the line of the first row
 */
export function namesInCells(cells: readonly (readonly string[])[], firstLine = 1): readonly ListedName[] {
  return cells.flatMap((row, at) => {
    const names = row.map(cleanedCell).filter((name) => name !== '');
    const isHeading = at === 0 && names.length === 1 && listHeadings.has(names[0]?.toLowerCase() ?? '');
    return isHeading ? [] : names.map((name) => ({ line: at + firstLine, name }));
  });
}

/** The place of the column that is headed as genes are; null where no heading says so. */
export function geneColumnOf(headings: readonly string[] = []): number | null {
  const found = headings.map((cell) => cleanedCell(cell).toLowerCase());
  for (const word of geneHeadings) if (found.includes(word)) return found.indexOf(word);
  return null;
}

/** The names in the column that is headed as genes are; null where no heading says so. */
export function namesInGeneColumn(cells: readonly (readonly string[])[]): readonly ListedName[] | null {
  const column = geneColumnOf(cells[0]);
  if (column === null) return null;
  return cells.flatMap((row, at) => {
    const name = cleanedCell(row[column]);
    return at === 0 || name === '' ? [] : [{ line: at + 1, name }];
  });
}
