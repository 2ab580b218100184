import { describe, expect, test } from 'vitest';
import { freshLibrary } from '../project/library-draft.ts';
import { placeNames } from '../project/place-names.ts';
import { putControls } from './put-controls.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const library = placeNames(freshLibrary(newId), ['TP53', 'KRAS'], 0, 'by_column', newId).draft;
const order = 'by_column';

describe('A control from the menu (GL-18)', () => {
  test('goes into the selected wells that are free, and over no gene', () => {
    const put = putControls(library, 'NTC1', { selected: [0, 1, 2], order }, newId);
    expect(put?.wells).toEqual([1, 2]);
    expect(put?.draft.plates[0]?.wells.map(({ index, name }) => [index, name])).toEqual([
      [0, 'TP53'],
      [1, 'NTC1'],
      [2, 'NTC1'],
      [24, 'KRAS'],
    ]);
  });

  test('goes into the next free well where none of those is free, and nowhere on a full plate', () => {
    expect(putControls(library, 'NTC2', { selected: [0], order }, newId)?.wells).toEqual([48]);
    const full = placeNames(
      library,
      Array.from({ length: 384 }, () => 'TP53'),
      0,
      order,
      newId,
    ).draft;
    expect(putControls(full, 'NTC2', { selected: [0], order }, newId)).toBeNull();
  });
});
