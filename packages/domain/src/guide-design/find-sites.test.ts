import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseSites,
  type DesignEditor,
  designEditors,
  everySite,
  findSites,
  siteOrders,
  targetLengthsOf,
} from './index.ts';

const otherStrand = (dna: string): string =>
  Array.from(dna, (base) => ({ A: 'T', C: 'G', G: 'C', T: 'A' })[base] ?? 'N')
    .toReversed()
    .join('');
const of = (bases: string) => [{ name: '', bases }];
const dna = fc
  .array(fc.constantFrom(...'ACGGTTN', ...'ACGT', ...'ACGT', ...'ACGT'), { maxLength: 160 })
  .map((letters) => letters.join(''));
const editor = fc.constantFrom(...designEditors);

/** The same, written as one would on paper: every window that looks so. */
function byHand(bases: string, which: DesignEditor): string[] {
  const window = which === 'hfCas12Max' ? /^TT[ACGT]([ACGT]{20})$/ : /^([ACGT]{20})[ACGT]GG$/;
  const found: string[] = [];
  for (const [strand, text] of [
    ['+', bases],
    ['-', otherStrand(bases)],
  ] as const) {
    for (let at = 0; at + 23 <= text.length; at += 1) {
      const target = window.exec(text.slice(at, at + 23))?.[1];
      if (target === undefined) continue;
      const first = which === 'hfCas12Max' ? at + 3 : at;
      found.push(`${strand}${(strand === '+' ? first : bases.length - first - 20) + 1} ${target}`);
    }
  }
  return found.toSorted();
}
const written = (bases: string, which: DesignEditor) =>
  findSites(of(bases), which)
    .map(({ strand, start, target }) => `${strand}${start} ${target}`)
    .toSorted();

/** TP53 exon 4, around a guide that the catalogue knows. */
const exon = 'AGACCTGTGGGAAGCGAAAATTCCATGGGACTGACTTTCTGCTCTTGTCTTTCAGACTTCCTGAAAACAACGTTCTGG';

describe('The sites of an editor', () => {
  test('are those that one finds by hand, on both strands, without any that has an N in it', () => {
    fc.assert(
      fc.property(dna, editor, (bases, which) => {
        expect(written(bases, which)).toEqual(byHand(bases, which));
      }),
    );
  });

  test('are the same of the other strand, with the strands swapped', () => {
    fc.assert(
      fc.property(dna, editor, (bases, which) => {
        const here = findSites(of(bases), which).map(({ strand, target, pam, scores, stem, gc, enzymes }) =>
          JSON.stringify([strand, target, pam, scores, stem, gc, enzymes]),
        );
        const there = findSites(of(otherStrand(bases)), which).map(
          ({ strand, target, pam, scores, stem, gc, enzymes }) =>
            JSON.stringify([strand === '+' ? '-' : '+', target, pam, scores, stem, gc, enzymes]),
        );
        expect(there.toSorted()).toEqual(here.toSorted());
      }),
    );
  });

  test('lie where they say, in the sequence that they say', () => {
    const sequences = [...of('NNNN'), { name: 'exon', bases: exon }];
    const sites = findSites(sequences, 'SpCas9');
    expect(sites.length).toBeGreaterThan(3);
    for (const { sequence, start, end, strand, target } of sites) {
      const there = sequences[sequence]?.bases.slice(start - 1, end) ?? '';
      expect(strand === '+' ? there : otherStrand(there)).toBe(target);
    }
  });

  test.each([
    ['SpCas9', 'ATTCCATGGGACTGACTTTCTGG', 'TGG', '+', 1],
    ['SpCas9', 'CCAGAAAGTCAGTCCCATGGAAT', 'TGG', '-', 4],
    ['eSpOT-ON', 'ATTCCATGGGACTGACTTTCTGG', 'TGG', '+', 1],
    ['hfCas12Max', 'TTAATTCCATGGGACTGACTTTC', 'TTA', '+', 4],
    ['hfCas12Max', 'GAAAGTCAGTCCCATGGAATTAA', 'TTA', '-', 1],
  ] as const)('of %s in %s have the PAM %s on strand %s, from base %d on', (which, bases, pam, strand, start) => {
    expect(findSites(of(bases), which)).toContainEqual(
      expect.objectContaining({ pam, strand, start, end: start + 19 }),
    );
  });

  test('say what is in the target', () => {
    const [site] = findSites(of('GTTTTAGGTCTCACGACCTGTGG'), 'SpCas9').filter(({ strand }) => strand === '+');
    expect(site).toMatchObject({ gc: 50, hasPolyT: true, enzymes: ['BsaI'], stem: 5 });
    const [plain] = findSites(of('ACACACACACACACACACACTGG'), 'SpCas9').filter(({ strand }) => strand === '+');
    expect(plain).toMatchObject({ gc: 50, hasPolyT: false, enzymes: [], stem: 0 });
  });

  test('have scores for SpCas9 alone, where the sequence goes on far enough on both sides', () => {
    const bases = `${'A'.repeat(6)}ACACACACACACACACACACTGG${'A'.repeat(6)}`;
    const scoresOf = (text: string, which: DesignEditor) =>
      findSites(of(text), which).find(({ strand }) => strand === '+')?.scores;
    expect(scoresOf(bases, 'SpCas9')).toEqual({ ruleSet1: expect.any(Number), crisprScan: expect.any(Number) });
    expect(scoresOf(bases.slice(1), 'SpCas9')).toMatchObject({ ruleSet1: expect.any(Number), crisprScan: null });
    expect(scoresOf(bases.slice(3), 'SpCas9')).toEqual({ ruleSet1: null, crisprScan: null });
    expect(scoresOf(bases, 'AccuBase')).toEqual({ ruleSet1: null, crisprScan: null });
  });
});

describe('Sites are chosen', () => {
  const sites = findSites(of(exon.repeat(4)), 'SpCas9');

  test('in any order without losing one; those without a score come last', () => {
    for (const order of siteOrders) expect(chooseSites(sites, everySite, order)).toHaveLength(sites.length);
    const scores = chooseSites(sites, everySite, 'crisprScan').map((site) => site.scores.crisprScan);
    const given = scores.filter((score) => score !== null);
    expect(scores.slice(0, given.length)).toEqual(given.toSorted((one, other) => other - one));
    expect(given.length).toBeLessThan(scores.length);
  });

  test('by strand, bases, stem, score and what is in them', () => {
    const strict = {
      ...everySite,
      strand: '-' as const,
      gc: { min: 40, max: 60 },
      maxStem: 4,
      withoutPolyT: true,
      withoutEnzymes: true,
      minScore: { name: 'ruleSet1' as const, least: 0.05 },
    };
    const chosen = chooseSites(sites, strict, 'place');
    expect(chosen.length).toBeGreaterThan(0);
    for (const { strand, gc, stem, hasPolyT, enzymes, scores } of chosen)
      expect([strand, gc >= 40 && gc <= 60, stem <= 4, hasPolyT, enzymes, (scores.ruleSet1 ?? 0) >= 0.05]).toEqual([
        '-',
        true,
        true,
        false,
        [],
        true,
      ]);
  });
});

describe('An editor that takes targets of several lengths', () => {
  test('eSpOT-ON: each of 20 to 22 bases ends at the same PAM', () => {
    const bases = 'TTACACACACACACACACACACGATGG';
    const ends = targetLengthsOf('eSpOT-ON').map((length) => {
      const site = findSites(of(bases), 'eSpOT-ON', length).find(({ strand }) => strand === '+');
      return [site?.target.length, site?.start, site?.end, site?.pam];
    });
    expect(ends).toEqual([
      [20, 5, 24, 'TGG'],
      [21, 4, 24, 'TGG'],
      [22, 3, 24, 'TGG'],
    ]);
  });
});
