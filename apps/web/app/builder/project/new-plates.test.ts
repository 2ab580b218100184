import { expect, test } from 'vitest';
import { addPlate } from '../plates/edit-plates.ts';
import type { BuilderPlate, BuilderProject } from './builder-project.ts';
import { createBuilder } from './builder-store.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const newPlate = (id: string, name: string): BuilderPlate => ({ id, name, wells: [] });
const project: BuilderProject = { name: 'Any', plates: [newPlate('first', 'Plate 1')], activePlateId: 'first' };

test('plates that come while a project is open are new until they are looked at (GL-5)', () => {
  const builder = createBuilder(project, newId, null);
  const isNew = () => [...builder.store.getState().newPlates];
  builder.edit({ label: 'add two' }, (before) => ({
    ...before,
    plates: [...before.plates, newPlate('second', 'Plate 2'), newPlate('third', 'Plate 3')],
  }));
  expect(isNew()).toEqual(['second', 'third']);
  builder.showPlate('third');
  expect(isNew()).toEqual(['second']);
  builder.open(project);
  expect(isNew()).toEqual([]);
});

test('a plate that somebody adds and is led to is not new', () => {
  const builder = createBuilder(project, newId, null);
  builder.edit({ label: 'add a plate' }, (before) => addPlate(before, newId, newPlate));
  expect(builder.store.getState().newPlates.size).toBe(0);
});

test('what the screen keeps with a project is no step to undo', () => {
  const builder = createBuilder<BuilderProject & { readonly geneList?: string }, null>(project, newId, null);
  builder.keep((before) => ({ ...before, geneList: '0123456789abcdef' }));
  expect(builder.project().geneList).toBe('0123456789abcdef');
  expect(builder.store.getState().history.past).toEqual([]);
});
