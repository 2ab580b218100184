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

  test('a control is drawn as one, by its name or by what the customer says, unless something is wrong with it', () => {
    const [plate] = fresh.plates;
    if (plate === undefined) throw new Error('there is no plate');
    const row = (index: number, name: string, sequence = targets[2] ?? '') => ({ id: newId(), index, name, sequence });
    const wells = [
      row(0, 'NTC-1'),
      row(1, 'NTC-2'),
      { ...row(2, 'AAVS1-g1', targets[0]), markedAs: 'positive_control' as const },
      { ...row(3, 'NTC-3', 'CAAUUGUUCAAUAUCGAAAA'), markedAs: 'guide' as const },
      row(4, 'pos-1', 'CCX'),
    ];
    const changed = { ...plate, wells };
    const looks = plateLooks(checkedPlate({ ...fresh, plates: [changed] }, changed), 'name');
    expect([0, 1, 2, 3, 4].map((index) => [looks.get(index)?.state, looks.get(index)?.description])).toEqual([
      ['control', 'NTC-1, filled, control'],
      ['control', 'NTC-2, filled, control'],
      ['control', 'AAVS1-g1, filled, control'],
      ['filled', 'NTC-3, filled'],
      ['error', 'pos-1, filled, two errors'],
    ]);
  });
});
