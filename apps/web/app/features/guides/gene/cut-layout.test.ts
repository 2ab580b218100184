import { describe, expect, test } from 'vitest';
import type { KnownGuide } from '../../../genes/guides/known-guides.ts';
import { cutsOf, levelsOf, stretchOf } from './cut-layout.ts';

const guide = (number: number, start: number | null, chromosome = 'chr17'): KnownGuide => ({
  ensembl_id: 'ENSG00000141510',
  gene_name: 'TP53',
  essential_gene: false,
  number,
  num_guides: 4,
  target: 'CCATTGTTCAATATCGTCCG',
  pam: 'GGG',
  place: start === null ? null : { chromosome, start, end: start + 19, strand: '+' },
  context: null,
  also_hits: [],
});

describe('The drawing of a gene’s guides (GC-7)', () => {
  test('has the cuts that are known, of one chromosome', () => {
    const cuts = cutsOf([guide(1, 1_000), guide(2, null), guide(3, 5_000, 'chrX'), guide(4, 2_000)]);
    expect(cuts.map(({ number, at }) => [number, at])).toEqual([
      [1, 1_016],
      [4, 2_016],
    ]);
    expect(cutsOf([guide(1, null)])).toEqual([]);
  });

  test('shows the stretch that has them all, and none of a single place', () => {
    expect(stretchOf(cutsOf([guide(1, 1_000), guide(2, 2_000)]))).toEqual({ from: 976, to: 2_056 });
    expect(stretchOf(cutsOf([guide(1, 1_000)]))).toBeNull();
    expect(stretchOf([])).toBeNull();
  });

  test('puts marks that would cover each other on levels', () => {
    expect(levelsOf([10, 20, 25, 60, 70], 22)).toEqual([0, 1, 2, 0, 1]);
  });
});
