import { newPlate } from '@cutsite/domain/guide-rna';
import { describe, expect, test } from 'vitest';
import { addPlate } from '../../../builder/plates/edit-plates.ts';
import { applySettingsToAll, setPlateSettings } from './edit-plates.ts';
import { addTubeRows, appendTube, removeTubes, setTube } from './edit-tubes.ts';
import { freshProject } from './fresh-project.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const aProject = () => freshProject('plates', newId);
const settings = { nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol', purification: 'spe' } as const;

describe('plates', () => {
  test('a new plate takes the settings of the one in view and is shown', () => {
    const project = aProject();
    const set = setPlateSettings(project, project.plates[0]!.id, { nuclease: 'hfCas12Max', yield: '10nmol' });
    const added = addPlate(set, newId, newPlate);
    expect(added.plates[1]).toMatchObject({ name: 'Plate 2', nuclease: 'hfCas12Max', yield: '10nmol', wells: [] });
    expect(added.activePlateId).toBe(added.plates[1]?.id);
  });

  test('all plates take the settings of one, and keep their guides', () => {
    const project = addPlate(addPlate(aProject(), newId, newPlate), newId, newPlate);
    const set = setPlateSettings(project, project.plates[1]!.id, { nuclease: 'AccuBase', yield: '10nmol' });
    for (const plate of applySettingsToAll(set, set.plates[1]!.id).plates)
      expect(plate).toMatchObject({ nuclease: 'AccuBase', yield: '10nmol', modifications: 'Standard' });
    expect(applySettingsToAll(project, project.plates[0]!.id)).toBe(project);
  });

  test('an editor that does not offer the chosen chemistry brings its own', () => {
    const project = aProject();
    const { id } = project.plates[0]!;
    const unmodified = setPlateSettings(project, id, { modifications: 'Unmodified' });
    expect(setPlateSettings(unmodified, id, { nuclease: 'AccuBase' }).plates[0]?.modifications).toBe('Standard');
    expect(setPlateSettings(unmodified, id, { nuclease: 'Other' }).plates[0]?.modifications).toBe('Unmodified');
  });
});

describe('tubes (GR-34, GR-35)', () => {
  test('added rows replace the one empty tube, and are appended to anything else', () => {
    const first = addTubeRows(aProject(), [{ name: 'a', sequence: 'CCAUU' }], settings, newId);
    expect(first.tubes).toMatchObject([{ name: 'a', position: 'A01' }]);
    const second = addTubeRows(first, [{ name: 'b', sequence: 'CCAUU' }], settings, newId);
    expect(second.tubes).toMatchObject([{ name: 'a' }, { name: 'b', position: 'A02' }]);
  });

  test('typing into the last row never takes the place of a tube that holds a name', () => {
    const project = aProject();
    const named = setTube(project, project.tubes[0]!.id, { name: 'half done' });
    expect(appendTube(named, { name: 'n' }, settings, newId).tubes).toMatchObject([
      { name: 'half done' },
      { name: 'n' },
    ]);
    expect(appendTube(project, { name: 'n' }, settings, newId).tubes).toMatchObject([{ name: 'n', position: 'A01' }]);
  });

  test('removing a tube closes the gap in the rack', () => {
    const three = addTubeRows(
      aProject(),
      ['a', 'b', 'c'].map((name) => ({ name, sequence: 'CCAUU' })),
      settings,
      newId,
    );
    expect(removeTubes(three, new Set([three.tubes[0]!.id])).tubes).toMatchObject([
      { name: 'b', position: 'A01' },
      { name: 'c', position: 'A02' },
    ]);
  });
});
