import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aFile, humanFiles } from '../../../testing/catalogue-files.ts';
import { loadCatalogueImport } from '../index.ts';

const { readFiles } = await import('../book/read-files.ts');
const { FileRefused } = await loadCatalogueImport();

/** The sentences of a refused import. */
async function sentences(files: Parameters<typeof readFiles>[1]): Promise<string[]> {
  const refused = await readFiles('homo_sapiens', files).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof FileRefused)) throw new Error(`not refused: ${String(refused)}`);
  return refused.message.split('\n');
}

const genesOf = (content: string | Buffer, name = 'genes.tsv') => sentences({ genes: [aFile(name, content)] });
const guidesOf = (content: string) => sentences({ ...humanFiles, guides: [aFile('guides.csv', content)] });
const header = 'ensembl_id\tsymbol\tbiotype\tchr\tstart\tend\tstrand\n';
const gene = (symbol: string, id = 'ENSG00000141510', place = '17\t1\t2\t+') =>
  `${id}\t${symbol}\tprotein_coding\t${place}\n`;

describe('a file that nothing can be imported from is refused by file and line (promise C1)', () => {
  test.each([
    ['a NUL', `${header}${gene('TP53')}ENSG\0`, 'genes.tsv, line 3: has a NUL character, so it is no text.'],
    ['a workbook', 'PK\u0003\u0004rest', 'genes.tsv: is a workbook or an archive. Save it as CSV or TSV.'],
    ['nothing', '', 'genes.tsv: has no header. The first line has to name the columns ensembl_id, symbol'],
    ['only a header', header, 'genes.tsv: has no genes.'],
    ['another table', 'a\tb\n1\t2\n', 'genes.tsv, line 1: The first line has to name the columns ensembl_id, symbol'],
    ['100,000 columns', `${header}${'x\t'.repeat(100_000)}\n`, 'genes.tsv, line 2: has more than 200 cells.'],
    ['a line without an end', `${header}${'x'.repeat(2_000_000)}`, 'genes.tsv, line 2: is longer than 1 MB.'],
    [
      'a formula',
      header + gene('=HYPERLINK("x")'),
      'genes.tsv, line 2, symbol: "=HYPERLINK("x")" begins like the formula',
    ],
    ['a control character', header + gene('TP\u000153'), 'genes.tsv, line 2, symbol: "TP·53" has a control character.'],
    ['a long symbol', header + gene('A'.repeat(101)), 'is longer than 100 characters.'],
    ['no symbol', header + gene(''), 'genes.tsv, line 2, symbol: is empty.'],
    ['no id', header + gene('TP53', 'TP53'), 'genes.tsv, line 2, ensembl_id: has no id such as ENSG00000000001.'],
    [
      'another species',
      header + gene('Trp53', 'ENSMUSG00000059552'),
      'genes.tsv, line 2: ENSMUSG00000059552 is a gene of another species: ids of Human begin with ENSG.',
    ],
    [
      'a place that is none',
      header + gene('TP53', 'ENSG00000141510', '17\t9\t2\t+'),
      'genes.tsv, line 2: "17:9-2" is no place',
    ],
    [
      'a quote that stays open',
      'ensembl_id,symbol,biotype\nENSG00000141510,"TP53,protein_coding\n',
      'genes.tsv, line 2: has a quoted cell that does not end on its line.',
    ],
  ])('%s', async (_, content, sentence) => {
    expect((await genesOf(content))[0]).toContain(sentence);
  });

  test('bytes that are no UTF-8, and UTF-16', async () => {
    const latin = Buffer.concat([Buffer.from(header), Buffer.from([0xe9, 0x0a])]);
    expect(await genesOf(latin)).toEqual(['genes.tsv, line 2: is not UTF-8. Save the file as UTF-8.']);
    expect(await genesOf(Buffer.from(`\uFEFF${header}`, 'utf16le'))).toEqual([
      'genes.tsv: is UTF-16. Save the file as UTF-8.',
    ]);
  });

  test('a packed file that is cut off', async () => {
    const whole = gzipSync(header + gene('TP53').repeat(1_000));
    const cut = aFile('genes.tsv', whole.subarray(0, whole.length - 20));
    expect(await sentences({ genes: [cut] })).toEqual([
      'genes.tsv: is damaged or cut off: it cannot be unpacked to its end.',
    ]);
  });

  test('all faults of a file are listed at once, twenty at most', async () => {
    expect(await genesOf(header + gene('') + gene('TP53') + gene('=1'))).toHaveLength(2);
    expect(await genesOf(header + gene('').repeat(100))).toHaveLength(20);
  });

  test.each([
    ['no target', 'gene,target\nTP53,TP53\n', 'guides.csv, line 2, target: "TP53" is no target: 17 to 24 letters'],
    ['no PAM', 'gene,target,pam\nTP53,CCATTGTTCAATATCGTCCG,7\n', 'guides.csv, line 2, pam: "7" is no PAM'],
    ['no column of targets', 'gene,score\nTP53,1\n', 'guides.csv, line 1: The first line has to name the gene'],
  ])('guides with %s', async (_, content, sentence) => {
    expect((await guidesOf(content))[0]).toContain(sentence);
  });

  test('guides of another species, though they say symbols only', async () => {
    const symbols = ['Trp53', 'Rela', 'Smn1', 'Gapdh', 'Pzp'];
    const lines = symbols.map((symbol) => `${symbol},CCATTGTTCAATATCGTCCG\n`.repeat(4)).join('');
    expect(await guidesOf(`gene,target\n${lines}`)).toEqual([
      'guides.csv: writes most symbols as another species does. Is it for Human?',
    ]);
    const none = 'Pzp,CCATTGTTCAATATCGTCCG\n'.repeat(3);
    expect(await guidesOf(`gene,target\n${none}`)).toEqual([
      'guides.csv: has genes on 3 of 3 lines that are not in the genes file (Pzp). Is it for Human?',
    ]);
  });

  test.each([
    ['name\tproducts\nHeLa\tgold\n', 'cell-lines.tsv, line 2, products: "gold" is made in no cell line.'],
    ['name\tproducts\nHeLa\tcell_gko\nhela\tcell_gko\n', 'line 3, name: "hela" is on line 2 already.'],
    ['name\tproducts\tspecies\nHeLa\tcell_gko\tmus_musculus\n', '"mus_musculus" is of another genome'],
    ['name\n', 'The first line has to name the columns name and products'],
  ])('cell lines as %j', async (content, sentence) => {
    expect((await sentences({ ...humanFiles, 'cell-lines': [aFile('cell-lines.tsv', content)] }))[0]).toContain(
      sentence,
    );
  });
});
