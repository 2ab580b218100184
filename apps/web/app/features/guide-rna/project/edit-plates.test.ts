import { newPlate } from '@cutsite/domain/guide-rna';
import { expect, test } from 'vitest';
import { addPlate } from '../../../builder/plates/edit-plates.ts';
import { applySettingsToAll, setPlateSettings } from './edit-plates.ts';
import { freshProject } from './fresh-project.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const three = () => addPlate(addPlate(freshProject('plates', newId), newId, newPlate), newId, newPlate);

test('all plates take the settings of one, and keep their guides', () => {
  const project = three();
  const set = setPlateSettings(project, project.plates[1]!.id, { nuclease: 'AccuBase', yield: '10nmol' });
  for (const plate of applySettingsToAll(set, set.plates[1]!.id).plates)
    expect(plate).toMatchObject({ nuclease: 'AccuBase', yield: '10nmol', modifications: 'Standard' });
  expect(applySettingsToAll(project, project.plates[0]!.id)).toBe(project);
});
