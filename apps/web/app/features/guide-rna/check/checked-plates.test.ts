import { describe, expect, test } from 'vitest';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { freshProject } from '../project/fresh-project.ts';
import { checkedPlate, plateLooks } from './checked-plates.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const fresh = freshProject('plates', newId);
const targets = ['CAAUUGUUCAAUAUCGACCA', 'CAAUUGUUCAAUAUCGACCA', 'CAAUUGUUCAAUAUCGUCCA', 'CAAUUGUUCAAUAUCGGCCX'];

describe('how a plate is drawn and read aloud', () => {
  test('both wells with one target are marked, and the one that is not asked about says why', () => {
    const project = updatePlate(fresh, fresh.plates[0]?.id ?? '', (plate) =>
      putWells(
        plate,
        targets.map((sequence, index) => ({ index, name: `g-${index + 1}`, sequence })),
        newId,
      ),
    );
    const [plate] = project.plates;
    if (plate === undefined) throw new Error('there is no plate');
    const looks = plateLooks(checkedPlate(project, plate), 'name');
    expect([0, 1, 2, 3].map((index) => [looks.get(index)?.state, looks.get(index)?.description])).toEqual([
      ['duplicate', 'g-1, filled, same target in another well'],
      ['duplicate', 'g-2, filled, one warning'],
      ['filled', 'g-3, filled'],
      ['error', 'g-4, filled, one error'],
    ]);
  });
});
