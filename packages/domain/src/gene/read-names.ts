/** A name and the line it stood on, counted from 1. */
export interface ListedName {
  readonly line: number;
  readonly name: string;
}

/** No name has more letters; the rest of a book that somebody pasted is not kept. */
const maxNameLength = 200;

/** The text of a cell as names are compared: without control characters, hard spaces and what is around. */
export function cleanedCell(cell: string | undefined): string {
  return (cell ?? '')
    .replace(/^\ufeff/, '')
    .replace(/[\p{Cc}\u00a0\u200b]/gu, ' ')
    .trim()
    .slice(0, maxNameLength);
}

/**
 * Headings of a column of genes, those first that say it best: as people write them, and as HGNC, MGI, BioMart, DESeq2
 * and guide libraries name them. Ids last: a symbol is what the customer can read.
 */
export const geneHeadings: readonly string[] = [
  'gene',
  'gene symbol',
  'symbol',
  'gene name',
  'genes',
  'target gene',
  'target gene symbol',
  'hgnc symbol',
  'mgi symbol',
  'hugo symbol',
  'approved symbol',
  'official gene symbol',
  'external gene name',
  'genesymbol',
  'genename',
  'gene id',
  'ensembl gene id',
  'ensembl id',
  'ensembl',
  'target gene id',
  'name',
];

/** Headings that a list of names may begin with; they are no genes. */
const listHeadings = new Set(geneHeadings.filter((heading) => heading !== 'name'));
const isListHeading = (cell = ''): boolean => listHeadings.has(headingKey(cell));

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
  return isListHeading(names[0]?.name) ? names.slice(1) : names;
}

/**
 * The names in the cells of a sheet, row by row, without a heading that stands alone above them.
 * @param firstLine the line of the first row
 */
export function namesInCells(cells: readonly (readonly string[])[], firstLine = 1): readonly ListedName[] {
  return cells.flatMap((row, at) => {
    const names = row.map(cleanedCell).filter((name) => name !== '');
    const isHeading = at === 0 && names.length === 1 && isListHeading(names[0]);
    return isHeading ? [] : names.map((name) => ({ line: at + firstLine, name }));
  });
}

/** A heading as it is compared: "Cell_Line " and "cell line" are one. */
export const headingKey = (cell: string): string =>
  cleanedCell(cell)
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
