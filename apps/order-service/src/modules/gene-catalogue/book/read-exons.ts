import type { CodingExon } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { geneColumns, readGene } from '../files/gene-cells.ts';
import type { LineSource, ReadingOptions } from '../files/read-lines.ts';
import { readTable, type TableRow } from '../files/read-table.ts';
import { FaultList } from '../files/refused-file.ts';
import type { BookedGene, GeneBook } from './gene-book.ts';
import { type FileSummary } from './read-genes.ts';
import { isTranscriptName } from './read-gtf.ts';
import { Unmatched } from './unmatched.ts';

const expected = 'The first line has to name the gene (ensembl_id or symbol), transcript, exon, start and end.';

/** Where a gene's exons were listed, for sentences. */
interface Listed {
  readonly transcript: string;
  readonly exons: (CodingExon & { readonly line: number })[];
}

/**
 * Reads the coding parts of exons (GC-16), one a line, of one transcript for each gene. They replace what a GTF said
 * of these genes.
 */
export async function readExons(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  const unmatched = new Unmatched(book);
  const listed = new Map<BookedGene, Listed>();
  const isHeader = (columns: readonly string[]) =>
    ['transcript', 'exon', 'start', 'end'].every((column) => columns.includes(column)) &&
    columns.some((column) => geneColumns.includes(column));
  await readTable(
    source,
    { isHeader, expected },
    (row, faults) => {
      const gene = unmatched.find(readGene(row, book.genome, faults));
      const exon = readExon(row, faults);
      const transcript = row.cell('transcript');
      if (!isTranscriptName(transcript)) {
        return faults.add(row.line, 'transcript', `"${transcript.slice(0, 40)}" is no name of a transcript.`);
      }
      if (gene === null || exon === null) return;
      const known = listed.get(gene) ?? { transcript, exons: [] };
      listed.set(gene, known);
      if (known.transcript !== transcript) {
        const message = `${gene.symbol} has the exons of ${known.transcript} already: one transcript for each gene.`;
        return faults.add(row.line, 'transcript', message);
      }
      const { place } = gene;
      if (place !== null && (exon.start < place.start || exon.end > place.end)) {
        return faults.add(row.line, 'start', `${exon.start} to ${exon.end} lies outside of ${gene.symbol}.`);
      }
      known.exons.push({ ...exon, line: row.line });
    },
    options,
  );
  unmatched.refuseOtherGenome(source.name, book.genome);
  const faults = new FaultList(source.name);
  for (const [gene, { transcript, exons }] of listed) {
    const inOrder = exons.toSorted((one, other) => one.number - other.number);
    noteDisorder(gene, inOrder, faults);
    gene.coding = { transcript, exons: inOrder.map(({ number, start, end }) => ({ number, start, end })) };
  }
  faults.refuseIfAny();
  const count = [...listed.values()].reduce((sum, { exons }) => sum + exons.length, 0);
  return { file: source.name, read: countText(count, 'exon'), ...unmatched.summary() };
}

function readExon(row: TableRow, faults: FaultList): CodingExon | null {
  const [number, start, end] = [row.cell('exon'), row.cell('start'), row.cell('end')].map((text) =>
    /^\d{1,10}$/.test(text) ? Number(text) : 0,
  ) as [number, number, number];
  if (number >= 1 && number <= 10_000 && start >= 1 && start <= end && end < 2 ** 31) return { number, start, end };
  const text = `${row.cell('exon')}: ${row.cell('start')}-${row.cell('end')}`.slice(0, 40);
  faults.add(row.line, null, `"${text}" is no exon: its number, start and end.`);
  return null;
}

/** Exons follow each other on the strand of their gene, and none lies over another. */
function noteDisorder(gene: BookedGene, exons: Listed['exons'], faults: FaultList): void {
  const isBack = gene.place?.strand === '-';
  for (const [at, exon] of exons.entries()) {
    const before = exons[at - 1];
    if (before === undefined) continue;
    if (before.number !== exon.number && (isBack ? exon.end < before.start : before.end < exon.start)) continue;
    const message = `exon ${exon.number} of ${gene.symbol} does not follow exon ${before.number} (line ${before.line}).`;
    faults.add(exon.line, 'exon', message);
  }
}
