import { describe, expect, test } from 'vitest';
import { baseCount, countOf, gcPercent, upperCaseBases, withoutWhitespace } from './index.ts';

describe('Sequences', () => {
  test.each([
    ['CCAUUGUUCAAUAUCGUCCG', 20],
    ['mA*mC*mG*UU', 5],
    ['acgu', 4],
    ['AC GU\n', 4],
    ['ACGT', 4],
    ['AC-1', 4],
    ['', 0],
    ['\u00a0é', 1],
  ])('%j has %d bases: m, * and whitespace are none (ruling 3)', (sequence, count) => {
    expect(baseCount(sequence)).toBe(count);
  });

  test('capitals are for bases only', () => {
    expect(upperCaseBases('mamc*gutn')).toBe('mAmC*GUtn');
  });

  test('every kind of whitespace goes', () => {
    expect(withoutWhitespace(' A\tC\u00a0G\r\nU\u2009')).toBe('ACGU');
  });

  test('marks are counted one by one', () => {
    expect([countOf('*', '**A*'), countOf('m', 'mmm'), countOf('m', '')]).toEqual([3, 3, 0]);
  });

  test('GC is a share of the bases, in percent', () => {
    expect([gcPercent('GGCC'), gcPercent('acgt'), gcPercent('mG*A'), gcPercent('*')]).toEqual([100, 50, 50, null]);
  });
});
