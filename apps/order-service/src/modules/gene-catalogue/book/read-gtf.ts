import type { CodingExon } from '@cutsite/domain/gene';
import { nameFault, readEnsemblId, readPlace } from '../files/gene-cells.ts';
import { type Line, type LineSource, type ReadingOptions, readLines, textOf } from '../files/read-lines.ts';
import { FaultList } from '../files/refused-file.ts';
import type { BookedGene, GeneBook } from './gene-book.ts';

/** A GTF has nine cells, the last one of attributes; only its first lines are looked at. */
export async function isGtf(source: LineSource): Promise<boolean> {
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
const [geneFeature, transcriptFeature, codingFeature] = ['gene', 'transcript', 'CDS'].map((feature) =>
  Buffer.from(`\t${feature}\t`),
) as [Buffer, Buffer, Buffer];

/**
 * Reads the genes of a GTF, and of each the coding sequence of one transcript (GC-16). The lines of a gene's
 * transcripts stand below it, and the coding parts of a transcript below that, as GENCODE and Ensembl have them. Most
 * lines are of other features, or of transcripts that are not shown: they are never decoded.
 */
export async function readGtf(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<void> {
  const faults = new FaultList(source.name);
  let gene: BookedGene | null = null;
  let best: Transcript | null = null;
  let current: Transcript | null = null;

  function endTranscript(): void {
    if (current !== null && current.exons.length > 0 && (best === null || isShownBefore(current, best))) best = current;
    current = null;
  }
  function endGene(): void {
    endTranscript();
    if (gene !== null && best !== null) gene.coding = { transcript: best.id, exons: inOrder(best.exons) };
    [gene, best] = [null, null];
  }

  await readLines(
    source,
    (line) => {
      if (line.bytes[0] === hash) return;
      // The feature is the third cell.
      const front = line.bytes.subarray(0, 200);
      if (front.includes(geneFeature)) {
        endGene();
        gene = addGene(book, line, faults);
      } else if (gene !== null && front.includes(transcriptFeature)) {
        endTranscript();
        current = transcriptOf(line, faults);
        if (current !== null && best !== null && current.rank > best.rank) current = null;
      } else if (current !== null && front.includes(codingFeature)) {
        addExon(current, line, faults);
      }
    },
    options,
  );
  endGene();
  faults.refuseIfAny();
}

interface GtfCells {
  readonly cells: readonly string[];
  /** `''` where the line has no such attribute. */
  readonly attribute: (name: string) => string;
}

/** The cells of a line of this feature; null for another one that only mentions it, or no GTF. */
function cellsOf(line: Line, feature: string, faults: FaultList): GtfCells | null {
  const cells = textOf(line, faults).split('\t', 10);
  if (cells[2] !== feature) return null;
  if (cells.length !== 9) {
    faults.add(line.number, null, 'is no line of a GTF: it has not nine cells.');
    return null;
  }
  const attributes = cells[8] ?? '';
  const attribute = (name: string) => new RegExp(`(?:^|; ?)${name} "?([^";]*)`).exec(attributes)?.[1]?.trim() ?? '';
  return { cells, attribute };
}

/** The new gene of a line; null for a copy, and for a line with a fault. */
function addGene(book: GeneBook, line: Line, faults: FaultList): BookedGene | null {
  const read = cellsOf(line, 'gene', faults);
  if (read === null) return null;
  const { cells, attribute } = read;
  const [chr = '', , , start = '', end = '', , strand = ''] = cells;
  const symbol = attribute('gene_name') || attribute('gene_id');
  const ensemblId = readEnsemblId(attribute('gene_id'), book.genome, line.number, faults);
  const wrong = nameFault(symbol);
  if (ensemblId === null) faults.add(line.number, 'gene_id', 'is no Ensembl id.');
  else if (wrong !== null) faults.add(line.number, 'gene_name', wrong);
  if (ensemblId === null || wrong !== null) return null;
  const place: Readonly<Record<string, string>> = { chr, start, end, strand };
  const row = { line: line.number, cell: (...names: string[]) => names.map((name) => place[name]).find(Boolean) ?? '' };
  const biotype = attribute('gene_type') || attribute('gene_biotype');
  return book.add({ ensemblId, symbol, biotype, place: readPlace(row, faults), fullName: null }, []);
}

/** A transcript while its coding parts are read. */
interface Transcript {
  readonly id: string;
  /** The lower, the rather it is shown. */
  readonly rank: number;
  readonly strand: string;
  readonly exons: CodingExon[];
}

/** What GENCODE and Ensembl tag the transcript with that stands for its gene, the surest first. */
const tags = [
  'MANE_Select',
  'Ensembl_canonical',
  'appris_principal_1',
  'appris_principal_2',
  'appris_principal_3',
  'appris_principal_4',
  'appris_principal_5',
  'CCDS',
  'basic',
];

/** Null for one whose first codon is not known: the numbers of its codons would be wrong. */
function transcriptOf(line: Line, faults: FaultList): Transcript | null {
  const read = cellsOf(line, 'transcript', faults);
  if (read === null) return null;
  const { cells, attribute } = read;
  const has = new Set(Array.from((cells[8] ?? '').matchAll(/(?:^|; ?)tag "?([^";]+)/g), ([, tag]) => tag));
  const id = attribute('transcript_id').replace(/\.\d+$/, '');
  if (!isTranscriptName(id) || has.has('cds_start_NF')) return null;
  const rank = tags.findIndex((tag) => has.has(tag));
  return { id, rank: rank === -1 ? tags.length : rank, strand: cells[6] ?? '', exons: [] };
}

/** `ENST00000269305`, `NM_000546.6` and the like. */
export const isTranscriptName = (text: string): boolean => /^[A-Za-z][\w.:-]{2,39}$/.test(text);

function addExon(transcript: Transcript, line: Line, faults: FaultList): void {
  const read = cellsOf(line, 'CDS', faults);
  if (read === null) return;
  const { cells, attribute } = read;
  if (attribute('transcript_id').replace(/\.\d+$/, '') !== transcript.id) return;
  const [start, end] = [Number(cells[3]), Number(cells[4])];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 1 || end < start || end >= 2 ** 31) {
    return faults.add(line.number, null, `"${cells[3]}-${cells[4]}" is no place of an exon.`);
  }
  const number = Number(attribute('exon_number'));
  const isNumber = Number.isSafeInteger(number) && number >= 1;
  transcript.exons.push({ number: isNumber ? number : transcript.exons.length + 1, start, end });
}

const inOrder = (exons: readonly CodingExon[]): CodingExon[] =>
  exons.toSorted((one, other) => one.number - other.number);

/** Of two with the same tags the one with the longer protein, and then the one with the lower id. */
function isShownBefore(one: Transcript, other: Transcript): boolean {
  if (one.rank !== other.rank) return one.rank < other.rank;
  const [bases, others] = [one, other].map(({ exons }) =>
    exons.reduce((sum, { start, end }) => sum + end - start + 1, 0),
  );
  return bases === others ? one.id < other.id : (bases ?? 0) > (others ?? 0);
}
