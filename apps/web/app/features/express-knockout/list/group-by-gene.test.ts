import { checkExpressList, type Eligibility } from '@cutsite/domain/express-knockout';
import { describe, expect, test } from 'vitest';
import { anotherGuide, groupByGene } from './group-by-gene.ts';

const targets = ['CCATTGTTCAATATCGTCCG', 'ATACCCAATAGAGTCCGAGG', 'GAGCGCTGCTCAGATAGCGA', 'GGTGCCCTATGAGCCGCCTG'];
const answer = (symbol: string): Eligibility => ({
  valid: true,
  code: null,
  reason: null,
  genes: [{ ensemblId: `ENSG-${symbol}`, symbol, isEssential: false, number: 1, guideCount: 4 }],
});
const answers = new Map(targets.map((target, at) => [target, answer(at === 1 ? 'BRAF' : 'TP53')]));
const linesOf = (...texts: readonly string[]) =>
  checkExpressList(
    texts.map((text, at) => ({ id: String(at), text, keptTwice: false })),
    'multi_guide',
    answers,
  ).lines;

describe('Multi guide, gene by gene (EK-8)', () => {
  test('guides of one gene stand together, wherever they are in the list', () => {
    const { groups, others } = groupByGene(linesOf(...targets, 'CCATTGTTCAATATCGTCCX'));
    expect(groups.map(({ gene, lines, inPool }) => [gene.symbol, lines.map(({ number }) => number), inPool])).toEqual([
      ['TP53', [1, 3, 4], 3],
      ['BRAF', [2], 0],
    ]);
    expect(others.map(({ number }) => number)).toEqual([5]);
  });

  test('another guide of a gene is one that no line has, and that cuts this gene alone', () => {
    const guides = [
      { target: targets[0] ?? '', also_hits: [] },
      { target: 'GATTCCGTGCTGTTCCGGCG', also_hits: ['SMN2'] },
      { target: targets[2] ?? '', also_hits: [] },
    ];
    expect(anotherGuide(guides, new Set([targets[0] ?? '']))).toBe(guides[2]);
    expect(anotherGuide(guides.slice(0, 2), new Set([targets[0] ?? '']))).toBeNull();
  });
});
