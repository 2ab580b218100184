import { aPlateItem, targetNumber } from '@cutsite/test-support/guide-rna';
import { describe, expect, test } from 'vitest';
import { checkProject, projectFromItem } from '../index.ts';
import {
  isKeptAmong,
  type KeptTarget,
  normalTarget,
  repeatedTargets,
  withKeptTargets,
  withoutKeptTargets,
} from './kept-targets.ts';

const twice: KeptTarget = { format: 'plate', target: 'CCAUUGUUCAAUAUCGUCCG', copies: 2 };

describe('a target that is meant to be ordered several times (replicates, controls)', () => {
  test.each([
    ['CCAUUGUUCAAUAUCGUCCG', 'plate', 2, true],
    ['ccattgttcaatatcgtccg', 'plate', 2, true],
    ['CCAUU GUUCA AUAUC GUCCG', 'plate', 2, true],
    ['CCAUUGUUCAAUAUCGUCCG', 'plate', 3, false],
    ['CCAUUGUUCAAUAUCGUCCG', 'tube', 2, false],
    ['CCAUUGUUCAAUAUCGUCCA', 'plate', 2, false],
  ] as const)('%s in a %s, %i times: %s', (sequence, format, copies, expected) => {
    expect(isKeptAmong([twice])(sequence, format, copies)).toBe(expected);
  });

  test('the larger number counts, and what is said twice is kept once', () => {
    const thrice = { ...twice, copies: 3 };
    expect(withKeptTargets([thrice], [twice])).toEqual([thrice]);
    expect(withKeptTargets([twice], [thrice, { ...twice, format: 'tube' }])).toEqual([
      thrice,
      { ...twice, format: 'tube' },
    ]);
  });

  test('can be taken back, of wells without tubes', () => {
    const tubes = { ...twice, format: 'tube' } as const;
    expect(withoutKeptTargets([twice, tubes], [{ format: 'plate', target: twice.target }])).toEqual([tubes]);
  });

  test('modified bases are no other letters', () => {
    expect(normalTarget('mA*mC*g u')).toBe('mA*mC*GU');
  });
});

describe('rows that were put into the cart as they are', () => {
  test('are meant, each as often as it stands there', () => {
    expect(repeatedTargets(['ACGU', 'acgt', '', '', 'CCCC'], 'tube')).toEqual([
      { format: 'tube', target: 'ACGU', copies: 2 },
    ]);
  });

  test('say nothing when the item is edited, and what the editing repeats is asked about (GR-41, GR-42)', () => {
    const item = aPlateItem('P', 24);
    const sequences = item.sequences.map((one, at) => (at === 5 ? { ...one, rawSequence: targetNumber(0) } : one));
    let ids = 0;
    const project = projectFromItem({ ...item, sequences }, () => `id-${(ids += 1)}`);
    const nothingInCart = { tubeNamesInCart: new Set<string>() };
    expect(checkProject(project, nothingInCart).warnings).toBe(0);
    const plates = project.plates.map((plate) => ({
      ...plate,
      wells: plate.wells.map((well) => (well.index === 7 ? { ...well, sequence: targetNumber(1) } : well)),
    }));
    expect(checkProject({ ...project, plates }, nothingInCart).warnings).toBe(1);
  });
});
