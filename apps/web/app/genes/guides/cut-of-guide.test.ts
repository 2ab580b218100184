import { describe, expect, test } from 'vitest';
import type { AboutGene } from '../about/about-genes.ts';
import { areInFirstHalf, cutOfGuide, exonsText, inGeneText, ruleSet1Of } from './cut-of-guide.ts';
import type { KnownGuide } from './known-guides.ts';

const guide = (start: number | null, chromosome = 'chr17'): KnownGuide => ({
  ensembl_id: 'ENSG00000141510',
  gene_name: 'TP53',
  essential_gene: false,
  number: 1,
  num_guides: 4,
  target: 'CCATTGTTCAATATCGTCCG',
  pam: 'GGG',
  place: start === null ? null : { chromosome, start, end: start + 19, strand: '+' },
  context: 'TGAACCATTGTTCAATATCGTCCGGGGACA',
  also_hits: [],
});
const tp53: AboutGene = {
  fullName: 'tumor protein p53',
  place: { chromosome: 'chr17', start: 7_661_779, end: 7_687_550, strand: '-' },
  coding: {
    transcript: 'NM_000546.6',
    exons: [
      { number: 4, start: 7_675_994, end: 7_676_272 },
      { number: 5, start: 7_675_053, end: 7_675_236 },
    ],
  },
};
const cutAt = (start: number) => cutOfGuide(guide(start), tp53);

describe('Where a known guide cuts its gene (GC-16)', () => {
  test('is said by exon and codon, and outside of the exons by how far', () => {
    const [inside, outside, atOne] = [cutAt(7_676_210), cutAt(7_675_977), cutAt(7_675_976)].map((cut) => cut?.inGene);
    expect(inside == null ? null : inGeneText(inside)).toBe('exon 4, codon 16');
    expect(outside == null ? null : inGeneText(outside)).toBe('exon 4, codon 94');
    expect(atOne == null ? null : inGeneText(atOne)).toBe('1 base outside exon 4');
    const far = cutAt(7_675_966)?.inGene;
    expect(far == null ? null : inGeneText(far)).toBe('11 bases outside exon 4');
  });

  test('is not known without a place, and in no gene on another chromosome or without exons', () => {
    expect(cutOfGuide(guide(null), tp53)).toBeNull();
    expect(cutOfGuide(guide(7_676_210, 'chrX'), tp53)).toMatchObject({ chromosome: 'chrX', inGene: null });
    expect(cutOfGuide(guide(7_676_210), { ...tp53, coding: null })).toMatchObject({ at: 7_676_226, inGene: null });
    expect(cutOfGuide(guide(7_676_210), undefined)).toMatchObject({ inGene: null });
  });

  test('of several guides: their exons in order, and whether all lie in the first half', () => {
    const [early, late, beside] = [cutAt(7_676_210), cutAt(7_675_060), cutAt(7_675_900)];
    if (early === null || late === null || beside === null) throw new Error('no cut');
    expect(exonsText([late, early, early])).toBe('exons 4 and 5');
    expect([exonsText([late]), exonsText([beside])]).toEqual(['exon 5', '']);
    expect([areInFirstHalf([early], 463), areInFirstHalf([early, late], 463)]).toEqual([true, false]);
    expect(areInFirstHalf([early, beside], 463)).toBe(false);
  });
});

test('a known guide has Rule Set 1 where the bases around it are known (GC-17)', () => {
  expect(ruleSet1Of(guide(null))).toBeCloseTo(0.53, 2);
  expect(ruleSet1Of({ ...guide(null), context: null })).toBeNull();
  // A process of the release before sends none.
  expect(ruleSet1Of({})).toBeNull();
});
