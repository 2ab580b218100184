import { newPlate } from '@cutsite/domain/guide-rna';
import { describe, expect, test } from 'vitest';
import { addPlate, duplicatePlate, removePlate } from '../../../builder/plates/edit-plates.ts';
import { clearWells, putWells, setWell, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { setPlateSettings } from './edit-plates.ts';
import { addTubeRows, appendTube, removeTubes, setTube } from './edit-tubes.ts';
import { freshProject } from './fresh-project.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const aProject = () => freshProject('plates', newId);
const aPlate = () => aProject().plates[0]!;
const settings = { nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol', purification: 'spe' } as const;

describe('wells', () => {
  test('typing fills a well, and taking everything out empties it again', () => {
    const typed = setWell(aPlate(), 3, { name: 'TP53-g1' }, newId);
    expect(typed.wells).toMatchObject([{ index: 3, name: 'TP53-g1', sequence: '' }]);
    expect(setWell(typed, 3, { name: '' }, newId).wells).toEqual([]);
  });

  test('a well keeps its id while it is edited, so that its row keeps the focus', () => {
    const typed = setWell(aPlate(), 3, { name: 'a' }, newId);
    expect(setWell(typed, 3, { sequence: 'ACGU' }, newId).wells[0]?.id).toBe(typed.wells[0]?.id);
  });

  test('wells stay in plate order, however they are filled', () => {
    const filled = putWells(
      aPlate(),
      [5, 1, 3].map((index) => ({ index, name: `g${index}`, sequence: 'ACGU' })),
      newId,
    );
    expect(filled.wells.map((well) => well.index)).toEqual([1, 3, 5]);
  });

  test('what changes nothing is no new plate, so that there is nothing to undo', () => {
    const plate = setWell(aPlate(), 3, { name: 'a' }, newId);
    expect(setWell(plate, 3, { name: 'a' }, newId)).toBe(plate);
    expect(clearWells(plate, [7])).toBe(plate);
    const project = aProject();
    expect(updatePlate(project, project.plates[0]!.id, (one) => one)).toBe(project);
  });
});

describe('plates', () => {
  test('a new plate takes the settings of the one in view and is shown', () => {
    const project = aProject();
    const set = setPlateSettings(project, project.plates[0]!.id, { nuclease: 'hfCas12Max', yield: '10nmol' });
    const added = addPlate(set, newId, newPlate);
    expect(added.plates[1]).toMatchObject({ name: 'Plate 2', nuclease: 'hfCas12Max', yield: '10nmol', wells: [] });
    expect(added.activePlateId).toBe(added.plates[1]?.id);
  });

  test('a duplicate has a name and rows of its own', () => {
    const project = aProject();
    const filled = updatePlate(project, project.plates[0]!.id, (plate) => setWell(plate, 0, { name: 'a' }, newId));
    const [first, second] = duplicatePlate(filled, filled.plates[0]!.id, newId).plates;
    expect(second?.name).toBe('Plate 2');
    expect(second?.wells[0]?.name).toBe('a');
    expect(second?.wells[0]?.id).not.toBe(first?.wells[0]?.id);
  });

  test('the last plate is replaced by an empty one', () => {
    const project = aProject();
    const removed = removePlate(project, project.plates[0]!.id, newId, newPlate);
    expect(removed.plates).toMatchObject([{ name: 'Plate 1', wells: [] }]);
    expect(removed.activePlateId).toBe(removed.plates[0]?.id);
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
