import { newPlate } from '@cutsite/domain/guide-rna';
import { expect, test } from 'vitest';
import { freshProject } from '../project/fresh-project.ts';
import { platesOf } from './plates-to-fill.ts';

const newId = () => 'an-id';
const well = { id: 'w', index: 0, name: 'TP53-g1', sequence: 'CCAUUGUUCAAUAUCGUCCG' };

test('guides can be sent to each plate of a project, the one that was looked at last first (GC-13)', () => {
  const plates = [newPlate('one', 'Plate 1'), { ...newPlate('two', 'Plate 2'), wells: [well] }];
  const project = { ...freshProject('plates', newId), name: 'Suppressors', plates, activePlateId: 'two' };
  const found = platesOf({ id: 'draft-1', project });
  expect(found.map(({ id, name, projectName, address }) => [id, name, projectName, address])).toEqual([
    ['two', 'Plate 2', 'Suppressors', '/order/guide-rna?project=draft-1'],
    ['one', 'Plate 1', 'Suppressors', '/order/guide-rna?project=draft-1'],
  ]);
  expect([...(found[0]?.states() ?? [])]).toEqual([[0, 'filled']]);
});

test('the empty plate that a project of tubes has is not one to send guides to', () => {
  const tubes = freshProject('tubes', newId);
  expect(platesOf({ id: 'draft-2', project: { ...tubes, plates: [newPlate('one', 'Plate 1')] } })).toEqual([]);
});
