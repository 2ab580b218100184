import { plate96 } from '@cutsite/domain/labware';
import { describe, expect, test } from 'vitest';
import { putWells } from '../plates/edit-wells.ts';
import { findWells } from './find-wells.ts';

describe('finding wells', () => {
  const plate = putWells(
    { id: 'p', name: 'Plate 1', wells: [] },
    [
      { index: 0, name: 'TP53-g1', sequence: 'ACGUACGUACGUACGUACGU' },
      { index: 13, name: 'A1-like', sequence: 'GGGGCCCC' },
    ],
    () => 'id',
  );
  const found = (text: string) =>
    findWells({ plates: [plate], format: plate96, activePlateId: 'p' }, text).map(({ index }) => index);
  test.each<[string, string, number[]]>([
    ['a name, whatever its case', 'tp53', [0]],
    ['a target, also as DNA and with spaces', 'TACG TACG', [0]],
    ['a well, before names that hold its letters', 'a1', [0, 13]],
    ['an empty well', 'H12', [95]],
    ['nothing for nothing', '  ', []],
  ])('%s', (_, text, wells) => {
    expect(found(text)).toEqual(wells);
  });

  test('a well by another name that it is known by, such as the symbol of its gene', () => {
    const otherName = (_plateId: string, index: number) => (index === 13 ? 'ERBB2' : null);
    const searched = { plates: [plate], format: plate96, activePlateId: 'p', otherName };
    expect(findWells(searched, 'erbb').map(({ index }) => index)).toEqual([13]);
  });
});
