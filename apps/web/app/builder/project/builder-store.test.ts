import type { GridSelection } from '@cutsite/ui/plate-grid';
import { expect, test } from 'vitest';
import { plainPlate, plainProject } from '../drafts/plain-product.cases.ts';
import { addPlate } from '../plates/edit-plates.ts';
import { setWell, updatePlate } from '../plates/edit-wells.ts';
import { createBuilder } from './builder-store.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const aBuilder = () => createBuilder(plainProject(newId), newId, null);

test('each undo says what it takes back, each redo what it does again', () => {
  const builder = aBuilder();
  builder.edit({ label: 'add a plate' }, (project) => addPlate(project, newId, plainPlate));
  builder.undo();
  expect(builder.project().plates).toHaveLength(1);
  expect(builder.store.getState().notice?.title).toBe('Undone: add a plate.');
  builder.redo();
  expect(builder.project().plates).toHaveLength(2);
  expect(builder.store.getState().notice?.title).toBe('Redone: add a plate.');
});

test('looking at another plate is nothing to undo, and starts in A01', () => {
  const builder = aBuilder();
  builder.edit({ label: 'add a plate' }, (project) => addPlate(project, newId, plainPlate));
  const [, second] = builder.project().plates;
  builder.open({ ...builder.project(), activePlateId: second!.id });
  builder.look({ selection: { anchor: 5, active: 17 } });
  builder.showPlate(builder.project().plates[0]!.id);
  expect(builder.store.getState().history.past).toHaveLength(0);
  expect(builder.store.getState().selection).toEqual({ anchor: 0, active: 0 });
});

test('a plate that is looked at again is found where it was left, like a sheet of a workbook', () => {
  const builder = aBuilder();
  const first = builder.project().plates[0]!.id;
  builder.look({ selection: { anchor: 14, active: 27 } });
  builder.edit({ label: 'add a plate', selection: { anchor: 0, active: 0 } }, (project) =>
    addPlate(project, newId, plainPlate),
  );
  const second = builder.project().plates[1]!.id;
  builder.look({ selection: { anchor: 5, active: 5 } });
  builder.showPlate(first);
  expect(builder.store.getState().selection).toEqual({ anchor: 14, active: 27 });
  builder.showPlate(second);
  expect(builder.store.getState().selection).toEqual({ anchor: 5, active: 5 });
});

test('with nothing to undo nothing is said', () => {
  const builder = aBuilder();
  builder.undo();
  expect(builder.store.getState().notice).toBeNull();
});

test('undo and redo lead to where the change was made, whatever was looked at in between', () => {
  const builder = aBuilder();
  const first = builder.project().plates[0]!.id;
  const clear = (label: string, selection?: GridSelection) =>
    builder.edit({ label, ...(selection === undefined ? {} : { selection }) }, (project) =>
      updatePlate(project, first, (plate) => setWell(plate, 30, { name: label }, newId)),
    );
  const here = () => {
    const { history, selection } = builder.store.getState();
    return { plate: history.present.activePlateId, selection };
  };
  builder.look({ selection: { anchor: 14, active: 27 } });
  clear('a');
  clear('move', { anchor: 40, active: 53 });
  expect(here().selection).toEqual({ anchor: 40, active: 53 });
  builder.edit({ label: 'add a plate' }, (project) => addPlate(project, newId, plainPlate));
  const second = here().plate;
  builder.look({ selection: { anchor: 3, active: 3 } });
  builder.undo();
  builder.undo();
  expect(here()).toEqual({ plate: first, selection: { anchor: 14, active: 27 } });
  builder.look({ selection: { anchor: 95, active: 95 } });
  builder.redo();
  expect(here()).toEqual({ plate: first, selection: { anchor: 40, active: 53 } });
  builder.redo();
  expect(here().plate).toBe(second);
});

test('where a product has several screens, undo and redo name the one where the step was made', () => {
  const shownAs = (screen: string) => (project: Project) => ({ ...project, name: screen });
  // The name of this project stands for what the address says.
  const builder = createBuilder(plainProject(newId), newId, null, { screenOf: ({ name }: Project) => `/${name}` });
  type Project = ReturnType<typeof plainProject>;
  const screenOfStep = () => builder.store.getState().screenOfStep;
  builder.showAs(shownAs('plates'));
  builder.edit({ label: 'add a plate' }, (project) => addPlate(project, newId, plainPlate));
  builder.undo();
  expect(screenOfStep()).toBeNull();
  builder.showAs(shownAs('tubes'));
  builder.redo();
  expect(screenOfStep()).toEqual({ address: '/plates' });
  builder.showAs(shownAs('plates'));
  builder.undo();
  expect(screenOfStep()).toBeNull();
});

test('what the address and the list of projects say of a project is nothing that undo takes back', () => {
  const builder = aBuilder();
  const plate = builder.project().plates[0]!.id;
  const write = (name: string) =>
    builder.edit({ label: name }, (project) => updatePlate(project, plate, (one) => setWell(one, 3, { name }, newId)));
  write('first');
  write('second');
  builder.undo();
  builder.rename('Kinase screen');
  const shownAs = { format: 'tubes' };
  builder.showAs((project) => ({ ...project, ...shownAs }));
  const said = () => builder.project();
  builder.undo();
  expect(said()).toMatchObject({ name: 'Kinase screen', ...shownAs });
  builder.redo();
  builder.redo();
  expect(said()).toMatchObject({ name: 'Kinase screen', ...shownAs });
  expect(builder.project().plates[0]!.wells.map(({ name }) => name)).toEqual(['second']);
});

test('an address that shows the project as it is leaves its steps as they are', () => {
  const builder = aBuilder();
  builder.edit({ label: 'add a plate' }, (project) => addPlate(project, newId, plainPlate));
  const before = builder.store.getState();
  builder.showAs((project) => project);
  expect(builder.store.getState()).toBe(before);
});
