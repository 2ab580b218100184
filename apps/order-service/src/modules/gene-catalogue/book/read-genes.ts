import { geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { nameFault, readFullName, readGene, readPlace } from '../files/gene-cells.ts';
import type { LineSource, ReadingOptions } from '../files/read-lines.ts';
import { readTable, type TableRow } from '../files/read-table.ts';
import { FaultList } from '../files/refused-file.ts';
import type { GeneBook } from './gene-book.ts';
import { isGtf, readGtf } from './read-gtf.ts';

/** What a file held, for the line that is printed about it. */
export interface FileSummary {
  readonly file: string;
  /** What was read, in words: `58,174 genes`. */
  readonly read: string;
  /** Lines that were left out because they name no gene of the genes file, and the first few of those names. */
  readonly unmatched: number;
  readonly examples: readonly string[];
}

const expected =
  'The first line has to name the columns ensembl_id, symbol and biotype (and chr, start, end, strand), or the file has to be a GTF of GENCODE.';

/** Reads the genes of a genome from a table, or from a GTF, which says too what of them codes for protein. */
export async function readGenes(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  if (await isGtf(source)) await readGtf(book, source, options);
  else await readTable(source, { isHeader, expected }, (row, faults) => addRow(book, row, faults), options);
  const count = [...book.genes].length;
  if (count === 0) new FaultList(source.name).refuse(null, 'has no genes.');
  return { file: source.name, read: countText(count, 'gene'), unmatched: 0, examples: [] };
}

function isHeader(columns: readonly string[]): boolean {
  const has = (...names: string[]) => names.some((name) => columns.includes(name));
  return (
    has('ensembl_id', 'ensgene', 'gene_id', 'ensembl_gene_id') &&
    has('symbol', 'gene_name') &&
    has('biotype', 'gene_type', 'gene_biotype')
  );
}

function addRow(book: GeneBook, row: TableRow, faults: FaultList): void {
  const { ensemblId, symbol } = readGene(row, book.genome, faults);
  const wrong = symbol === '' ? 'is empty.' : nameFault(symbol);
  if (ensemblId === '') {
    return faults.add(row.line, 'ensembl_id', `has no id such as ${geneGenomes[book.genome].idPrefix}00000000001.`);
  }
  if (wrong !== null) return faults.add(row.line, 'symbol', wrong);
  const biotype = row.cell('biotype', 'gene_type', 'gene_biotype');
  const entrezIds = row.cell('entrez_ids', 'entrez_id', 'entrez', 'entrezgene').match(/\d+/g) ?? [];
  book.add({ ensemblId, symbol, biotype, place: readPlace(row, faults), fullName: readFullName(row) }, entrezIds);
}
