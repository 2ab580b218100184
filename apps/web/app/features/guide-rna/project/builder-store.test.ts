import { expect, test } from 'vitest';
import { createBuilder } from './builder-store.ts';
import { addPlate } from './edit-plates.ts';
import { freshProject } from './fresh-project.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const aBuilder = () => createBuilder(freshProject('plates', newId), newId);

test('each undo says what it takes back, each redo what it does again', () => {
  const builder = aBuilder();
  builder.edit({ label: 'add a plate' }, (project) => addPlate(project, newId));
  builder.undo();
  expect(builder.project().plates).toHaveLength(1);
  expect(builder.store.getState().notice?.text).toBe('Undone: add a plate.');
  builder.redo();
  expect(builder.project().plates).toHaveLength(2);
  expect(builder.store.getState().notice?.text).toBe('Done again: add a plate.');
});

test('looking at another plate is nothing to undo, and starts in A01', () => {
  const builder = aBuilder();
  builder.edit({ label: 'add a plate' }, (project) => addPlate(project, newId));
  builder.look({ selection: { anchor: 5, active: 17 } });
  builder.showPlate(builder.project().plates[0]!.id);
  expect(builder.store.getState().history.past).toHaveLength(1);
  expect(builder.store.getState().selection).toEqual({ anchor: 0, active: 0 });
});

test('with nothing to undo nothing is said', () => {
  const builder = aBuilder();
  builder.undo();
  expect(builder.store.getState().notice).toBeNull();
});
