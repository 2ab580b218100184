import { findSites } from '@cutsite/domain/guide-design';
import { describe, expect, test } from 'vitest';
import { sitesPicked, withPicked } from './saved-search.ts';

const exon = 'AGACCTGTGGGAAGCGAAAATTCCATGGGACTGACTTTCTGCTCTTGTCTTTCAGACTTCCTGAAAACAACGTTCTGG';
const sitesOf = (bases: string) => findSites([{ name: 'exon', bases }], 'SpCas9');

describe('Sites that were picked in a sequence (GC-9)', () => {
  test('are there again after a reload, in the order in which they were picked', () => {
    const sites = sitesOf(exon);
    const [first, second] = sites;
    if (first === undefined || second === undefined) throw new Error('The exon has sites.');
    const picked = withPicked(withPicked([], second, true), first, true);
    expect(sitesPicked(picked, sitesOf(exon))).toEqual([second, first]);
    expect(sitesPicked(withPicked(picked, second, false), sites)).toEqual([first]);
  });

  test('are gone where another text has another target at their place', () => {
    const [first] = sitesOf(exon);
    if (first === undefined) throw new Error('The exon has sites.');
    const other = sitesOf(`${exon.slice(0, first.start - 1)}A${exon.slice(first.start)}`);
    expect(sitesPicked(withPicked([], first, true), other)).toEqual([]);
  });
});
