import { aGene } from '@cutsite/test-support/gene';
import { describe, expect, test } from 'vitest';
import { looksLikeGeneSymbols, makeGeneIndex, writtenForOtherSpecies } from './index.ts';

const human = makeGeneIndex('homo_sapiens', [aGene('TP53'), aGene('RELA', { synonyms: ['P65'] })]);

describe('Names are distinguished from sequences', () => {
  test.each([
    ['genes', ['TP53', 'KRAS', 'MYC'], true],
    ['genes of mice', ['Trp53', 'Kras', '0610007P14Rik'], true],
    ['ids', ['ENSG00000141510.16'], true],
    ['targets', ['CCAUUGUUCAAUAUCGUCCG', 'TP53'], false],
    ['short pieces of DNA', ['ACGTACGT', 'TTGACA'], false],
    ['words', ['my first guide!', 'and another one'], false],
    ['numbers', ['1', '22', '333'], false],
    ['names of guides', ['TP53-g1', 'TP53-sg2', 'KRAS-g10'], false],
    ['genes with a hyphen', ['HLA-A', 'NKX2-5', 'H3-3A'], true],
    ['nothing', ['', ' '], false],
  ])('without a list of genes: %s', (_, names, expected) => {
    expect(looksLikeGeneSymbols(names)).toBe(expected);
  });

  test.each([
    ['most are genes', ['TP53', 'p65', 'QQQ1'], true],
    ['most are not', ['TP53', 'QQQ1', 'QQQ2'], false],
    ['names of guides', ['g1', 'g2', 'TP53'], false],
  ])('with one: %s', (_, names, expected) => {
    expect(looksLikeGeneSymbols(names, human)).toBe(expected);
  });

  test.each([
    ['mouse names in a human list', ['Trp53', 'Kras', 'Myc', 'EGFR'], 'homo_sapiens', 'mus_musculus'],
    ['human names in a mouse list', ['TP53', 'KRAS', 'MYC'], 'mus_musculus', 'homo_sapiens'],
    ['human names in a human list', ['TP53', 'KRAS', 'C1orf112'], 'homo_sapiens', null],
    ['too few to tell', ['Trp53'], 'homo_sapiens', null],
  ] as const)('and written for another species: %s', (_, names, genome, expected) => {
    expect(writtenForOtherSpecies(names, genome)).toBe(expected);
  });
});
