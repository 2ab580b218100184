import { type CellLineProduct, cellLineProducts, genomeSlugs } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { nameFault } from '../files/gene-cells.ts';
import type { LineSource, ReadingOptions } from '../files/read-lines.ts';
import { readTable, type TableRow } from '../files/read-table.ts';
import type { FaultList } from '../files/refused-file.ts';
import type { GeneBook } from './gene-book.ts';
import { type FileSummary } from './read-genes.ts';

const expected = 'The first line has to name the columns name and products; it may name origin, synonyms and species.';

/** Reads the cell lines of the genome, in the order in which they are offered. */
export async function readCellLines(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  const firstUse = new Map<string, number>();
  const isHeader = (columns: readonly string[]) => columns.includes('name') && columns.includes('products');
  await readTable(
    source,
    { isHeader, expected },
    (row, faults) => {
      const species = row.cell('species', 'genome');
      if (species !== '' && species !== book.genome) {
        const known = genomeSlugs.some((slug) => slug === species) ? 'is of another genome' : 'is no genome';
        return faults.add(
          row.line,
          'species',
          `"${species.slice(0, 40)}" ${known}; this import is for ${book.genome}.`,
        );
      }
      const name = row.cell('name');
      const wrong = name === '' ? 'is empty.' : nameFault(name);
      const earlier = firstUse.get(name.toLowerCase());
      if (wrong !== null) return faults.add(row.line, 'name', wrong);
      if (earlier !== undefined) return faults.add(row.line, 'name', `"${name}" is on line ${earlier} already.`);
      firstUse.set(name.toLowerCase(), row.line);
      const synonyms = list(row.cell('synonyms'), /[|;]/);
      for (const fault of [row.cell('origin'), ...synonyms].map(nameFault)) {
        if (fault !== null) faults.add(row.line, null, fault);
      }
      book.cellLines.push({
        name,
        genome: book.genome,
        origin: row.cell('origin'),
        synonyms,
        products: productsOf(row, faults),
      });
    },
    options,
  );
  return { file: source.name, read: countText(book.cellLines.length, 'cell line'), unmatched: 0, examples: [] };
}

function productsOf(row: TableRow, faults: FaultList): CellLineProduct[] {
  const words = list(row.cell('products'), /[|;, ]/);
  const unknown = words.filter((word) => !isProduct(word));
  if (unknown.length > 0) {
    const known = cellLineProducts.join(', ');
    faults.add(row.line, 'products', `"${unknown[0]?.slice(0, 40)}" is made in no cell line. The words are ${known}.`);
  }
  return cellLineProducts.filter((product) => words.includes(product));
}

const isProduct = (word: string): word is CellLineProduct => cellLineProducts.some((product) => product === word);

const list = (cell: string, between: RegExp) =>
  cell
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '');
