import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodingSequence, codingLength, cutInGene } from './coding-sequence.ts';

/** Human TP53 in GRCh38, without its stop codon (NM_000546). */
const tp53: CodingSequence = {
  transcript: 'NM_000546.6',
  exons: [
    { number: 2, start: 7_676_521, end: 7_676_594 },
    { number: 3, start: 7_676_382, end: 7_676_403 },
    { number: 4, start: 7_675_994, end: 7_676_272 },
    { number: 5, start: 7_675_053, end: 7_675_236 },
    { number: 6, start: 7_674_859, end: 7_674_971 },
    { number: 7, start: 7_674_181, end: 7_674_290 },
    { number: 8, start: 7_673_701, end: 7_673_837 },
    { number: 9, start: 7_673_535, end: 7_673_608 },
    { number: 10, start: 7_670_609, end: 7_670_715 },
    { number: 11, start: 7_669_612, end: 7_669_690 },
  ],
};
const forwards: CodingSequence = {
  transcript: 'ENST00000000001',
  exons: [
    { number: 1, start: 101, end: 109 },
    { number: 2, start: 201, end: 206 },
  ],
};

describe('A cut in the coding sequence of its gene (GC-16)', () => {
  test('has an exon and a codon: TP53 codes for 393 amino acids, and its codon 159 is in exon 5', () => {
    expect(codingLength(tp53)).toBe(3 * 393);
    expect(cutInGene(7_675_136, tp53, '-')).toEqual({ before: 475, exon: 5, codon: 159, outside: 0 });
    expect(cutInGene(7_674_944, tp53, '-')).toMatchObject({ exon: 6, codon: 196 });
    expect(cutInGene(7_676_594, tp53, '-')).toEqual({ before: 0, exon: 2, codon: 1, outside: 0 });
  });

  test.each([
    ['in front of the first base', 100, { before: 0, exon: 1, codon: 1, outside: 0 }],
    ['between two codons: the one behind it', 103, { before: 3, exon: 1, codon: 2, outside: 0 }],
    ['at the edge of an exon', 109, { before: 9, exon: 1, codon: 4, outside: 0 }],
    ['in the intron, nearer to the exon before', 120, { before: 9, exon: 1, codon: null, outside: 11 }],
    ['in the intron, nearer to the exon behind', 195, { before: 9, exon: 2, codon: null, outside: 5 }],
    ['behind the last codon', 206, { before: 15, exon: 2, codon: 5, outside: 0 }],
    ['behind the gene', 216, { before: 15, exon: 2, codon: null, outside: 10 }],
  ])('on the plus strand %s', (_, cut, place) => {
    expect(cutInGene(cut, forwards, '+')).toEqual(place);
  });

  test('is nowhere where no exon is known', () => {
    expect(cutInGene(100, { transcript: 'ENST00000000001', exons: [] }, '+')).toBeNull();
  });

  test('mirrored to the other strand it is the same cut', () => {
    const mirror = 400;
    const mirrored: CodingSequence = {
      transcript: forwards.transcript,
      exons: forwards.exons.map(({ number, start, end }) => ({ number, start: mirror - end, end: mirror - start })),
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 390 }), (cut) => {
        expect(cutInGene(mirror - cut - 1, mirrored, '-')).toEqual(cutInGene(cut, forwards, '+'));
      }),
    );
  });
});
