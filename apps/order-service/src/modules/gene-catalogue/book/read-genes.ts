import { geneGenomes } from '@cutsite/domain/gene';
import { nameFault, readEnsemblId, readFullName, readGene, readPlace } from '../files/gene-cells.ts';
import { type Line, type LineSource, type ReadingOptions, readLines, textOf } from '../files/read-lines.ts';
import { readTable, type TableRow } from '../files/read-table.ts';
import { FaultList } from '../files/refused-file.ts';
import type { GeneBook } from './gene-book.ts';

/** What a file held, for the line that is printed about it. */
export interface FileSummary {
  readonly file: string;
  /** What was read, in words: `58,174 genes`. */
  readonly read: string;
  /** Lines that were left out because they name no gene of the genes file, and the first few of those names. */
  readonly unmatched: number;
  readonly examples: readonly string[];
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const expected =
  'The first line has to name the columns ensembl_id, symbol and biotype (and chr, start, end, strand), or the file has to be a GTF of GENCODE.';

/** Reads the genes of a genome from a table, or from a GTF by its lines of genes alone. */
export async function readGenes(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  if (await isGtf(source)) await readGtf(book, source, options);
  else await readTable(source, { isHeader, expected }, (row, faults) => addRow(book, row, faults), options);
  const count = [...book.genes].length;
  if (count === 0) new FaultList(source.name).refuse(null, 'has no genes.');
  return { file: source.name, read: counted(count, 'gene'), unmatched: 0, examples: [] };
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

/** A GTF has nine cells, the last one of attributes; only its first lines are looked at. */
async function isGtf(source: LineSource): Promise<boolean> {
  if (/\.(gtf|gff2)(\.gz)?$/i.test(source.name)) return true;
  let answer = false;
  const enough = new Error('enough was read');
  try {
    await readLines(source, ({ bytes }) => {
      if (bytes[0] === hash) return;
      answer = isGtfLine(bytes);
      throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return answer;
}

const hash = 0x23;
const isGtfLine = (bytes: Buffer) => bytes.includes('\tgene_id "') || bytes.includes('; gene_id "');
const geneFeature = Buffer.from('\tgene\t');

async function readGtf(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<void> {
  const faults = new FaultList(source.name);
  await readLines(
    source,
    (line) => {
      if (line.bytes[0] === hash) return;
      // The feature is the third cell. Lines of transcripts and exons, nearly all of them, are never decoded.
      if (line.bytes.subarray(0, 200).includes(geneFeature)) addGtfLine(book, line, faults);
    },
    options,
  );
  faults.refuseIfAny();
}

function addGtfLine(book: GeneBook, line: Line, faults: FaultList): void {
  const cells = textOf(line, faults).split('\t', 10);
  if (cells[2] !== 'gene') return;
  if (cells.length !== 9) return faults.add(line.number, null, 'is no line of a GTF: it has not nine cells.');
  const [chr = '', , , start = '', end = '', , strand = '', , attributes = ''] = cells;
  const attribute = (name: string) => new RegExp(`(?:^|; ?)${name} "([^"]*)"`).exec(attributes)?.[1] ?? '';
  const symbol = attribute('gene_name') || attribute('gene_id');
  const ensemblId = readEnsemblId(attribute('gene_id'), book.genome, line.number, faults);
  const wrong = nameFault(symbol);
  if (ensemblId === null) return faults.add(line.number, 'gene_id', 'is no Ensembl id.');
  if (wrong !== null) return faults.add(line.number, 'gene_name', wrong);
  const place: Readonly<Record<string, string>> = { chr, start, end, strand };
  const row = { line: line.number, cell: (...names: string[]) => names.map((name) => place[name]).find(Boolean) ?? '' };
  const biotype = attribute('gene_type') || attribute('gene_biotype');
  book.add({ ensemblId, symbol, biotype, place: readPlace(row, faults), fullName: null }, []);
}
