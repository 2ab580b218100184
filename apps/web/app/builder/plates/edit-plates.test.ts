import { describe, expect, test } from 'vitest';
import { plainPlate, plainProject } from '../drafts/plain-product.cases.ts';
import { addPlate, duplicatePlate, removePlate } from './edit-plates.ts';
import { clearWells, putWells, setWell, updatePlate } from './edit-wells.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const aPlate = () => plainPlate(newId(), 'Plate 1');

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
    const project = plainProject(newId);
    expect(updatePlate(project, project.plates[0]!.id, (one) => one)).toBe(project);
  });
});

describe('plates', () => {
  test('a new plate is made like the one in view and is shown', () => {
    const like: string[] = [];
    const added = addPlate(plainProject(newId), newId, (id, name, one) => {
      like.push(one?.name ?? 'none');
      return plainPlate(id, name);
    });
    expect(like).toEqual(['Plate 1']);
    expect(added.plates[1]).toMatchObject({ name: 'Plate 2', wells: [] });
    expect(added.activePlateId).toBe(added.plates[1]?.id);
  });

  test('a duplicate has a name and rows of its own', () => {
    const project = plainProject(newId);
    const filled = updatePlate(project, project.plates[0]!.id, (plate) => setWell(plate, 0, { name: 'a' }, newId));
    const [first, second] = duplicatePlate(filled, filled.plates[0]!.id, newId).plates;
    expect(second?.name).toBe('Plate 2');
    expect(second?.wells[0]?.name).toBe('a');
    expect(second?.wells[0]?.id).not.toBe(first?.wells[0]?.id);
  });

  test('the last plate is replaced by an empty one', () => {
    const project = plainProject(newId);
    const removed = removePlate(project, project.plates[0]!.id, newId, plainPlate);
    expect(removed.plates).toMatchObject([{ name: 'Plate 1', wells: [] }]);
    expect(removed.activePlateId).toBe(removed.plates[0]?.id);
  });
});
