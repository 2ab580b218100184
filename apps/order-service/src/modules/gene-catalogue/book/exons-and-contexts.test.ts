import { describe, expect, test } from 'vitest';
import { aFile, humanFiles } from '../../../testing/catalogue-files.ts';
import { FileRefused } from '../files/refused-file.ts';
import { assembleCatalogue } from '../import/assemble-catalogue.ts';
import { readFiles } from './read-files.ts';

type Files = Parameters<typeof readFiles>[1];
const made = async (files: Files) => assembleCatalogue(await readFiles('homo_sapiens', files));
const codingOf = async (files: Files, symbol: string) =>
  (await made(files)).genes.find((gene) => gene.symbol === symbol)?.coding;
/** The sentences of a refused import. */
async function sentences(files: Files): Promise<string> {
  const refused = await readFiles('homo_sapiens', files).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof FileRefused)) throw new Error(`not refused: ${String(refused)}`);
  return refused.message;
}

interface GtfLine {
  readonly feature: string;
  readonly gene?: string;
  readonly transcript?: string;
  readonly place?: readonly [number, number];
  readonly more?: string;
}
const ids: Readonly<Record<string, string>> = { TP53: 'ENSG00000141510', RELA: 'ENSG00000173039' };
function gtfLine({ feature, gene = 'TP53', transcript, place: [start, end] = [100, 900], more = '' }: GtfLine): string {
  const of = transcript === undefined ? '' : ` transcript_id "${transcript}.8";`;
  const attributes = `gene_id "${ids[gene]}.16";${of} gene_type "protein_coding"; gene_name "${gene}"; ${more}`;
  return `chr17\tHAVANA\t${feature}\t${start}\t${end}\t.\t-\t.\t${attributes}\n`;
}
const gtf = (...lines: readonly GtfLine[]) => ({ genes: [aFile('gencode.v26.gtf.gz', lines.map(gtfLine).join(''))] });
const cds = (transcript: string, number: number, start: number, end: number, gene = 'TP53'): GtfLine => ({
  feature: 'CDS',
  gene,
  transcript,
  place: [start, end],
  more: `exon_number ${number};`,
});

describe('What of a gene codes for protein (GC-16)', () => {
  const [first, longer] = ['ENST00000000001', 'ENST00000000002'];

  test('comes from a GTF: the coding parts of one transcript, in the order in which the gene is read', async () => {
    const files = gtf(
      { feature: 'gene' },
      { feature: 'transcript', transcript: first },
      { feature: 'exon', transcript: first, place: [500, 900] },
      cds(first, 3, 200, 260),
      cds(first, 2, 400, 460),
      { feature: 'stop_codon', transcript: first, place: [197, 199] },
      { feature: 'gene', gene: 'RELA' },
      { feature: 'transcript', gene: 'RELA', transcript: longer },
      cds(longer, 1, 300, 320, 'RELA'),
    );
    expect(await codingOf(files, 'TP53')).toEqual({
      transcript: first,
      exons: [
        { number: 2, start: 400, end: 460 },
        { number: 3, start: 200, end: 260 },
      ],
    });
    expect((await codingOf(files, 'RELA'))?.transcript).toBe(longer);
  });

  test.each([
    ['the one with the surer tag', 'tag "appris_principal_1"; tag "basic";', 'tag "basic";', first],
    ['with the same tags the longer one', 'tag "basic";', 'tag "basic";', longer],
    ['none whose first codon is not known', 'tag "basic";', 'tag "basic"; tag "cds_start_NF";', first],
    ['that of MANE before all', 'tag "appris_principal_1";', 'tag "basic"; tag "MANE_Select";', longer],
  ])('of several transcripts %s', async (_, tagsOfFirst, tagsOfLonger, shown) => {
    const files = gtf(
      { feature: 'gene' },
      { feature: 'transcript', transcript: first, more: tagsOfFirst },
      cds(first, 1, 400, 420),
      { feature: 'transcript', transcript: longer, more: tagsOfLonger },
      cds(longer, 1, 400, 460),
    );
    expect((await codingOf(files, 'TP53'))?.transcript).toBe(shown);
  });

  test('is not said of a gene whose transcripts make no protein, nor of a copy on the other chromosome', async () => {
    const rna = gtf({ feature: 'gene' }, { feature: 'transcript', transcript: first });
    expect(await codingOf(rna, 'TP53')).toBeUndefined();
    const copy = gtf(
      { feature: 'gene' },
      { feature: 'transcript', transcript: first },
      cds(first, 1, 400, 420),
      { feature: 'gene' },
      { feature: 'transcript', transcript: longer, more: 'tag "MANE_Select";' },
      cds(longer, 1, 400, 460),
    );
    expect((await codingOf(copy, 'TP53'))?.transcript).toBe(first);
  });

  test('comes from a table, which is believed before the GTF', async () => {
    const genes = gtf({ feature: 'gene' }, { feature: 'transcript', transcript: first }, cds(first, 1, 400, 420));
    const exons = [aFile('exons.csv', 'ensembl_id,transcript,exon,start,end\nENSG00000141510,NM_000546.6,2,410,430\n')];
    expect(await codingOf({ ...genes, exons }, 'TP53')).toEqual({
      transcript: 'NM_000546.6',
      exons: [{ number: 2, start: 410, end: 430 }],
    });
  });

  const header = 'symbol\ttranscript\texon\tstart\tend\n';
  const line = (exon: string, transcript = 'NM_000546.6') => `TP53\t${transcript}\t${exon}\n`;
  test.each([
    ['no number', line('two\t7675053\t7675236'), 'exons.tsv, line 2: "two: 7675053-7675236" is no exon'],
    ['the end before the start', line('5\t7675236\t7675053'), '"5: 7675236-7675053" is no exon'],
    ['a place outside of its gene', line('5\t1\t9'), 'exons.tsv, line 2, start: 1 to 9 lies outside of TP53.'],
    [
      'a second transcript',
      line('5\t7675053\t7675236') + line('4\t7675994\t7676272', 'NM_1'),
      'one transcript for each',
    ],
    ['no transcript', line('5\t7675053\t7675236', '=1+1'), '"=1+1" is no name of a transcript.'],
    [
      'two over each other',
      line('5\t7675053\t7675236') + line('6\t7675100\t7675110'),
      'exons.tsv, line 3, exon: exon 6 of TP53 does not follow exon 5 (line 2).',
    ],
    [
      'the order of the other strand',
      line('4\t7675053\t7675236') + line('5\t7675994\t7676272'),
      'exon 5 of TP53 does not follow exon 4 (line 2).',
    ],
    [
      'one number twice',
      line('5\t7675053\t7675236') + line('5\t7675000\t7675010'),
      'exon 5 of TP53 does not follow exon 5 (line 2).',
    ],
    ['another table', 'a\tb\n', 'The first line has to name the gene'],
  ])('is refused by file and line with %s', async (_, lines, sentence) => {
    const exons = [aFile('exons.tsv', lines.startsWith('a') ? lines : header + lines)];
    expect(await sentences({ ...humanFiles, exons })).toContain(sentence);
  });
});

describe('The genome around a guide (GC-17)', () => {
  const target = 'GAGCGCTGCTCAGATAGCGA';
  const guidesOf = (context: string, pam = 'TGG', of = target) => ({
    ...humanFiles,
    guides: [aFile('guides.csv', `symbol,target,pam,Target Context Sequence\nTP53,${of},${pam},${context}\n`)],
  });
  const whole = `CCAT${target}TGGTGA`;

  test.each([
    ['is kept', whole, whole],
    ['is cut from more', `AAAA${whole}CCCC`, whole],
    ['is written small', whole.toLowerCase(), whole],
    ['is left out where it is shorter than the score reads', `CAT${target}TGGTGA`, undefined],
    ['is left out where it ends too early', `CCAT${target}TGGTG`, undefined],
    ['is left out with a base that is not known', `NCAT${target}TGGTGA`, undefined],
    ['is left out where there is none', '', undefined],
  ])('%s', async (_, context, kept) => {
    expect((await made(guidesOf(context))).guides[0]?.context).toBe(kept);
  });

  test('is not kept of a target of another length, which has no score', async () => {
    const short = target.slice(1);
    expect((await made(guidesOf(whole, 'TGG', short))).guides[0]?.context).toBeUndefined();
  });

  test.each([
    ['another target', 'CCATGAGCGCTGCTCAGATAGCGTTGGTGA'],
    ['another PAM', `CCAT${target}TCCTGA`],
    ['other letters', `=CAT${target}TGGTGA`],
  ])('is refused with %s in it', async (_, context) => {
    expect(await sentences(guidesOf(context))).toContain('guides.csv, line 2, context: "');
  });
});
