import { aGene } from '@cutsite/test-support/gene';
import { describe, expect, test } from 'vitest';
import {
  type GeneIndex,
  geneGenomes,
  geneNameCode,
  geneNameMessage,
  genomeSlugs,
  makeGeneIndex,
  nearestGenes,
  readEnsemblId,
  resolveGene,
} from './index.ts';
import { conventionalCase } from './name-keys.ts';

const human = makeGeneIndex('homo_sapiens', [
  aGene('TP53', { ensemblId: 'ENSG00000141510', synonyms: ['P53', 'LFS1'], isEssential: true }),
  aGene('MARCH1', { currentSymbol: 'MARCHF1' }),
  aGene('MARC1', { currentSymbol: 'MTARC1' }),
  aGene('MARCH9'),
  aGene('SEPT2', { currentSymbol: 'SEPTIN2', synonyms: ['NEDD5'] }),
  aGene('SEPT6', { synonyms: ['SEP2'] }),
  aGene('SEPT7', { currentSymbol: 'SEPTIN7' }),
  aGene('SEPT9'),
  aGene('DEC1', { currentSymbol: 'DELEC1' }),
  aGene('BHLHE40', { synonyms: ['DEC1', 'STRA13'] }),
  aGene('POU5F1', { synonyms: ['OCT4', 'OCT3'] }),
  aGene('NFE2L2', { synonyms: ['NRF2', 'NRF-2'] }),
  aGene('GABPA', { synonyms: ['NRF2', 'NRF2A'] }),
  aGene('RELA', { synonyms: ['P65', 'NFKB3'] }),
  aGene('GORASP1', { synonyms: ['P65'] }),
  aGene('SYT1', { synonyms: ['P65'] }),
  aGene('NFKB1', { synonyms: ['NFKB', 'NF-kappaB'] }),
  aGene('IL2', { synonyms: ['IL-2', 'TCGF'] }),
  aGene('IL20', { synonyms: ['IL-20', 'ZCYTO10'] }),
  aGene('IL17B', { synonyms: ['IL-20', 'ZCYTO7'] }),
  aGene('TNF', { synonyms: ['TNFA', 'TNF-alpha'] }),
  aGene('IFNG'),
  aGene('TGFB1'),
  aGene('GSK3B'),
  aGene('CDK12'),
  aGene('CDK13'),
  aGene('CDK8', { guideCount: 0 }),
  aGene('C1orf112', { currentSymbol: 'FIRRM' }),
  aGene('HLA-A'),
  aGene('CAP1'),
  aGene('PRSS8', { synonyms: ['CAP1'] }),
  aGene('SDHD', { ensemblId: 'ENSG00000204370' }),
  aGene('SDHD', { ensemblId: 'ENSG00000255292' }),
  aGene('CRLF2', { ensemblId: 'ENSG00000205755' }),
  aGene('CRLF2', { ensemblId: 'ENSG00000205755' }),
  aGene('AMBRA1', { synonyms: ['DCAF3'], uncertainSynonyms: ['DCAF3'] }),
]);
const mouse = makeGeneIndex('mus_musculus', [
  aGene('Trp53', { ensemblId: 'ENSMUSG00000059552', synonyms: ['p53'] }),
  aGene('mt-Nd1'),
  aGene('a', { ensemblId: 'ENSMUSG00000027596' }),
  aGene('0610007P14Rik'),
  aGene('Snrpd3', { synonyms: ['2310009E13Rik'] }),
  aGene('Gm1', { synonyms: ['2310011E23Rik'] }),
  aGene('Gm2', { synonyms: ['2310013E19Rik'] }),
  aGene('Gt(ROSA)26Sor', { ensemblId: 'ENSMUSG00000086429', synonyms: ['Rosa26'] }),
  aGene('Sep15'),
  aGene('Krtap1-3'),
  aGene('Krtap13'),
]);

/** What a name means in a word: the symbol, or the symbols to choose from, or why there is none. */
function said(typed: string, index: GeneIndex = human, others: readonly GeneIndex[] = []): string {
  const answer = resolveGene(typed, index, others);
  if (answer.status === 'matched') return `${answer.gene.symbol} by ${answer.by}`;
  if (answer.status === 'not_found') return `none: ${answer.why}`;
  return `${answer.candidates.map(({ gene }) => gene.symbol).join(' or ')}: ${answer.why}`;
}

describe('The two genomes', () => {
  test('carry the labels that stand everywhere (GC-1, GC-2, ruling 77)', () => {
    expect(genomeSlugs.map((slug) => [slug, geneGenomes[slug].label, geneGenomes[slug].shortLabel])).toEqual([
      ['homo_sapiens', 'Human, GENCODE 26 (GRCh38.p10)', 'Human'],
      ['mus_musculus', 'Mouse, GENCODE M21 (GRCm38.p6)', 'Mouse'],
    ]);
  });
});

describe('A symbol of the list leads to its gene', () => {
  test.each([
    ['TP53', 'TP53 by symbol'],
    ['tp53', 'TP53 by symbol'],
    [' "TP53"\u00a0', 'TP53 by symbol'],
    ['\ufeffTP53', 'TP53 by symbol'],
    ['c1ORF112', 'C1orf112 by symbol'],
    ['hla‑a', 'HLA-A by symbol'],
  ])('whatever its letters and what was copied with it (ruling 11): %j', (typed, expected) => {
    expect(said(typed)).toBe(expected);
  });

  test.each([
    ['MT-ND1', 'mt-Nd1 by symbol'],
    ['A', 'a by symbol'],
    ['0610007p14rik', '0610007P14Rik by symbol'],
    ['gt(rosa)26sor', 'Gt(ROSA)26Sor by symbol'],
    ['rosa26', 'Gt(ROSA)26Sor by synonym'],
    ['Sep15', 'Sep15 by symbol'],
    ['krtap1-3', 'Krtap1-3 by symbol'],
    ['krtap 13', 'Krtap1-3 or Krtap13: several_genes'],
  ])('of a mouse, too: %j', (typed, expected) => {
    expect(said(typed, mouse)).toBe(expected);
  });

  test('also when it is another name of other genes, which are listed without a question', () => {
    expect(resolveGene('cap1', human)).toMatchObject({
      status: 'matched',
      typed: 'cap1',
      gene: { symbol: 'CAP1' },
      otherMeanings: [{ symbol: 'PRSS8' }],
    });
    expect(said('DEC1')).toBe('DEC1 by symbol');
    expect(said('IL20')).toBe('IL20 by symbol');
  });

  test('and asks when two genes have it; copies of one id are one gene', () => {
    expect(said('SDHD')).toBe('SDHD or SDHD: same_symbol');
    expect(said('CRLF2')).toBe('CRLF2 by symbol');
    expect(said('ENSG00000255292')).toBe('SDHD by ensembl_id');
  });
});

describe('Another name leads to its gene', () => {
  test.each([
    ['p53', 'TP53 by synonym'],
    ['MARCHF1', 'MARCH1 by current_symbol'],
    ['firrm', 'C1orf112 by current_symbol'],
    ['nedd5', 'SEPT2 by synonym'],
    ['ENSG00000141510', 'TP53 by ensembl_id'],
    ['ensg00000141510.16', 'TP53 by ensembl_id'],
    ['ENSG00000205755.10_PAR_Y', 'CRLF2 by ensembl_id'],
  ])('%s: %s', (typed, expected) => {
    expect(said(typed)).toBe(expected);
  });

  test.each([
    ['IL-2', 'IL2 by written_form'],
    ['IL 2', 'IL2 by written_form'],
    ['T.P.53', 'TP53 by written_form'],
    ['IFN-γ', 'IFNG by written_form'],
    ['IFN gamma', 'IFNG by written_form'],
    ['TGF-β1', 'TGFB1 by written_form'],
    ['GSK-3 beta', 'GSK3B by written_form'],
    ['TNFα', 'TNF by synonym'],
    ['TNF-ALPHA', 'TNF by synonym'],
    ['NF-kB', 'NFKB1 by synonym'],
    ['NF-κB', 'NFKB1 by synonym'],
    ['HLA A', 'HLA-A by written_form'],
    ['CAP-1', 'CAP1 by written_form'],
  ])('in other writing: %s', (typed, expected) => {
    expect(said(typed)).toBe(expected);
  });

  test.each([
    ['NRF2', 'GABPA or NFE2L2: several_genes'],
    ['nrf-2', 'GABPA or NFE2L2: several_genes'],
    ['p65', 'GORASP1 or RELA or SYT1: several_genes'],
    ['IL-20', 'IL17B or IL20: several_genes'],
    ['DCAF3', 'AMBRA1: gene_outside'],
  ])('and asks when several genes have it (ruling 86): %s', (typed, expected) => {
    expect(said(typed)).toBe(expected);
  });

  test('whose candidates bring all that is known of them (ruling 78)', () => {
    const answer = resolveGene(
      'P53',
      makeGeneIndex('homo_sapiens', [
        aGene('TP53', { synonyms: ['P53'] }),
        aGene('X', { synonyms: ['P53'], isEssential: true, guideCount: 2 }),
      ]),
    );
    expect(answer).toMatchObject({
      candidates: [{ gene: { symbol: 'TP53' } }, { gene: { isEssential: true, guideCount: 2 } }],
    });
  });
});

describe('What a spreadsheet made of a name is recognised', () => {
  test.each([
    ['1-Mar', 'MARC1 or MARCH1: spreadsheet_date'],
    ['1. Mrz', 'MARC1 or MARCH1: spreadsheet_date'],
    ['Mar-01', 'MARC1 or MARCH1: spreadsheet_date'],
    ['03/01', 'MARC1 or MARCH1: spreadsheet_date'],
    ['2021-03-01', 'MARC1 or MARCH1: spreadsheet_date'],
    ['2021-03-01 00:00:00', 'MARC1 or MARCH1: spreadsheet_date'],
    ['44256', 'MARC1 or MARCH1: spreadsheet_date'],
    ['March 1, 2021', 'MARC1 or MARCH1: spreadsheet_date'],
    ['2-Sep', 'SEPT2 or SEPT6: spreadsheet_date'],
    ['Sep-2', 'SEPT2 or SEPT6: spreadsheet_date'],
    ['2-Sep-21', 'SEPT2 or SEPT6: spreadsheet_date'],
    ['9/7', 'SEPT7 by spreadsheet_date'],
    ['2006/09/07', 'SEPT7 by spreadsheet_date'],
    ['7.9.2021', 'SEPT7 by spreadsheet_date'],
    ['3/9', 'MARCH9 by spreadsheet_date'],
    ['1-Dec', 'BHLHE40 or DEC1: spreadsheet_date'],
    ['4-Oct', 'POU5F1 by spreadsheet_date'],
    ['OCT-4', 'POU5F1 by spreadsheet_date'],
    ['31-Mar', 'none: spreadsheet_date'],
    ['12345', 'none: unknown'],
    ['1.2E+3', 'none: spreadsheet_number'],
  ])('%s: %s', (typed, expected) => {
    expect(said(typed)).toBe(expected);
  });

  test.each([
    ['2.31E+19', 'Gm2 or Snrpd3: spreadsheet_number'],
    ['2,31E+19', 'Gm2 or Snrpd3: spreadsheet_number'],
    ['2.310009E+19', 'Snrpd3 by spreadsheet_number'],
    ['2.31E+13', 'Snrpd3: spreadsheet_number'],
    ['2.31E+29', 'Gm1: spreadsheet_number'],
    ['2310009E13', 'Snrpd3 by spreadsheet_number'],
    ['9.99E+19', 'none: spreadsheet_number'],
    ['15-Sep', 'Sep15 by spreadsheet_date'],
  ])('and the name of a mouse clone: %s', (typed, expected) => {
    expect(said(typed, mouse)).toBe(expected);
  });
});

describe('A name of no gene', () => {
  test.each([
    ['cdk12b', human, [], 'CDK12B is not in the human gene list.'],
    ['trp53b', mouse, [], 'Trp53b is not in the mouse gene list.'],
    ['4930B', mouse, [], '4930B is not in the mouse gene list.'],
    ['Trp53', human, [mouse], 'Trp53 is a mouse gene. This list is of human genes.'],
    ['Rosa26', human, [mouse], 'Rosa26 is a mouse gene (Gt(ROSA)26Sor). This list is of human genes.'],
    ['ENSMUSG00000059552', human, [mouse], 'ENSMUSG00000059552 is a mouse gene (Trp53). This list is of human genes.'],
    [
      'ENSMUSG00000059552',
      human,
      [],
      'ENSMUSG00000059552 is an Ensembl id of another species. This list is of human genes.',
    ],
    ['ENSG00000999999', human, [], 'ENSG00000999999 is not in the gene list: Human, GENCODE 26 (GRCh38.p10).'],
    [
      '31-Mar',
      human,
      [],
      '"31-Mar" looks like a date, and no human gene has a name that a spreadsheet turns into this one.',
    ],
  ] as const)('says why: %s', (typed, index, others, message) => {
    const answer = resolveGene(typed, index, others);
    expect(geneNameCode(answer)).toBe('GENE_NOT_FOUND');
    expect(geneNameMessage(answer, index.genome)).toBe(message);
  });

  test.each([
    ['p65', 'GENE_AMBIGUOUS', 'Three genes have the name "p65". Choose one.'],
    [
      '1-Mar',
      'GENE_AMBIGUOUS',
      'A spreadsheet turned a gene name into a date. Two genes could have been meant. Choose one.',
    ],
    ['SDHD', 'GENE_AMBIGUOUS', 'Two genes of the list have the symbol "SDHD". Choose one by its Ensembl id.'],
    ['TP53', null, null],
  ])('or with two meanings, says so: %s', (typed, code, message) => {
    const answer = resolveGene(typed, human);
    expect([geneNameCode(answer), geneNameMessage(answer, 'homo_sapiens')]).toEqual([code, message]);
  });

  test.each([
    ['CDK12B', ['CDK12', 'CDK13']],
    ['TP35', ['TP53']],
    ['TNFF', ['TNF']],
    ['ZZZZZZ', []],
    ['', []],
    ['x'.repeat(10_000), []],
  ])('has the nearest ones offered: %.20s', (typed, symbols) => {
    expect(nearestGenes(typed, human).map(({ symbol }) => symbol)).toEqual(symbols);
  });

  test.each([
    ['sars1b', 'homo_sapiens', 'SARS1B'],
    ['SARS1B', 'mus_musculus', 'Sars1b'],
    ['0610007P14rIK', 'mus_musculus', '0610007P14rIK'],
    ['a', 'mus_musculus', 'a'],
    ['A', 'mus_musculus', 'A'],
  ] as const)('gets the letters of its genome (GC-3, GC-4): %s of %s', (typed, genome, shown) => {
    expect(conventionalCase(typed, genome)).toBe(shown);
  });
});

test.each([
  ['ENSG00000141510', { ensemblId: 'ENSG00000141510', genome: 'homo_sapiens' }],
  ['ensmusg00000059552.14', { ensemblId: 'ENSMUSG00000059552', genome: 'mus_musculus' }],
  ['ENSRNOG00000010756', { ensemblId: 'ENSRNOG00000010756', genome: null }],
  ['ENST00000269305', null],
  ['ENSG0000014151', null],
])('an Ensembl id is read: %s', (typed, expected) => {
  expect(readEnsemblId(typed)).toEqual(expected);
});
