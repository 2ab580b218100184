import { findSites } from '@cutsite/domain/guide-design';
import { describe, expect, test } from 'vitest';
import { keyOfSite, siteNames } from './site-names.ts';
import { searchSites } from './site-search.ts';

const bases = 'ATTCCATGGGACTGACTTTCTGGATTCCATGGGACTGACTTTCTGG';

describe('The sites of a search', () => {
  test('have a name each, none twice, also where names of sequences are cut to the same letters', () => {
    const sequences = ['NM_000546_long_name_one', 'NM_000546_long_name_two', ''].map((name) => ({ name, bases }));
    const sites = findSites(sequences, 'SpCas9');
    const names = [...siteNames(sequences, sites).values()];
    expect(names.length).toBe(sites.length);
    expect(new Set(names).size).toBe(sites.length);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(20);
  });

  test('keep it in every order', () => {
    const sequences = [{ name: 'exon', bases }];
    const sites = findSites(sequences, 'SpCas9');
    const names = siteNames(sequences, sites);
    expect(sites.map((site) => names.get(keyOfSite(site)))).toEqual(sites.map((_, at) => `exon-g${at + 1}`));
  });

  test('are found in the text, or the text is refused with the line', () => {
    expect(searchSites(`>exon\n${bases}`, { editor: 'SpCas9', length: 20 })).toMatchObject({
      ok: true,
      value: { editor: 'SpCas9' },
    });
    expect(searchSites('ACGT\nnot DNA', { editor: 'SpCas9', length: 20 })).toMatchObject({
      ok: false,
      error: { line: 2 },
    });
  });
});
