import { plate96 } from '@cutsite/domain/labware';
import type { WellRange } from '@cutsite/ui/plate-grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextName } from '../cell-range/next-name.ts';
import { addPlate, duplicatePlate, removePlate } from '../plates/edit-plates.ts';
import { putWells, updatePlate } from '../plates/edit-wells.ts';
import type { BuilderProject, BuilderPlate as Plate } from '../project/builder-project.ts';
import { createBuilder } from '../project/builder-store.ts';
import { blockOf, putBlock, rangeForBlock } from './block.ts';
import { fillDown, fillInto, fillRight } from './fill-range.ts';
import { closeGaps, layOutBy, type SortKey, sortKeys, sortWells } from './lay-out.ts';
import { movePlate, movePlateTo } from './move-plates.ts';
import { moveBlock, steppedRange, swapWells } from './move-wells.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const newPlate = (id: string, name: string): Plate => ({ id, name, wells: [] });
const start = (): BuilderProject => ({ name: 'Project', plates: [newPlate(newId(), 'Plate 1')], activePlateId: null });
const maxLetters = 20;
const writing = {
  format: plate96,
  newId,
  nextName: (name: string, taken: Set<string>) => nextName(name, taken, maxLetters),
};
const aPlate = (wells: Readonly<Record<number, string>>): Plate =>
  putWells(
    newPlate(newId(), 'Plate 1'),
    Object.entries(wells).map(([index, name]) => ({ index: Number(index), name, sequence: `ACGU${name}` })),
    newId,
  );
const names = (plate: Plate): Record<number, string> =>
  Object.fromEntries(plate.wells.map((well) => [well.index, well.name]));
const guidesOf = (plate: Plate): string[] =>
  plate.wells.map(({ id, name, sequence }) => `${id} ${name} ${sequence}`).sort();

const anyPlate = fc
  .uniqueArray(fc.nat({ max: 95 }), { maxLength: 96 })
  .chain((indices) =>
    fc
      .array(fc.stringMatching(/^[A-Za-z0-9-]{0,8}$/), { minLength: indices.length, maxLength: indices.length })
      .map((words) => aPlate(Object.fromEntries(indices.map((index, at) => [index, words[at] || 'x'])))),
  );
const anyWell = fc.nat({ max: 95 });
const anyOrder = fc.constantFrom('by_row', 'by_column');
const anyRange = fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 11 }), fc.nat({ max: 7 }), fc.nat({ max: 11 })).map(
  ([a, b, c, d]): WellRange => ({
    top: Math.min(a, c),
    bottom: Math.max(a, c),
    left: Math.min(b, d),
    right: Math.max(b, d),
  }),
);
const anyStep = fc.record({ down: fc.integer({ min: -8, max: 8 }), right: fc.integer({ min: -12, max: 12 }) });

describe('moving wells', () => {
  test('a well moved onto another swaps the two, onto an empty one it moves', () => {
    const at = (index: number): WellRange => ({
      top: Math.floor(index / 12),
      bottom: Math.floor(index / 12),
      left: index % 12,
      right: index % 12,
    });
    expect(names(moveBlock(aPlate({ 0: 'a', 1: 'b' }), at(0), at(1), plate96))).toEqual({ 0: 'b', 1: 'a' });
    expect(names(moveBlock(aPlate({ 0: 'a' }), at(0), at(13), plate96))).toEqual({ 13: 'a' });
  });

  test('a block pushed over its neighbours trades places with them', () => {
    const block = { top: 0, bottom: 0, left: 0, right: 1 };
    const moved = moveBlock(
      aPlate({ 0: 'a', 1: 'b', 2: 'c' }),
      block,
      steppedRange(block, { down: 0, right: 1 }, plate96),
      plate96,
    );
    expect(names(moved)).toEqual({ 0: 'c', 1: 'a', 2: 'b' });
  });

  test('at the edge a block stays on the plate', () => {
    expect(steppedRange({ top: 0, bottom: 1, left: 10, right: 11 }, { down: -1, right: 3 }, plate96)).toEqual({
      top: 0,
      bottom: 1,
      left: 10,
      right: 11,
    });
  });

  test('moving a block loses no guide, and moving it back brings the plate back', () => {
    fc.assert(
      fc.property(anyPlate, anyRange, anyStep, (plate, range, step) => {
        const to = steppedRange(range, step, plate96);
        const moved = moveBlock(plate, range, to, plate96);
        expect(guidesOf(moved)).toEqual(guidesOf(plate));
        expect(moveBlock(moved, to, range, plate96)).toEqual(plate);
      }),
    );
  });

  test('swapping twice is the identity', () => {
    fc.assert(
      fc.property(anyPlate, anyWell, anyWell, (plate, one, other) => {
        expect(swapWells(swapWells(plate, one, other), one, other)).toEqual(plate);
      }),
    );
  });
});

describe('laying guides out again', () => {
  test.each<[SortKey, Record<number, string>]>([
    ['name', { 0: 'ABL1-g2', 1: 'ABL1-g10', 2: 'tp53-g1' }],
    ['gene', { 0: 'ABL1-g10', 1: 'ABL1-g2', 2: 'tp53-g1' }],
  ])('sorting by %s reads numbers as numbers and letters without their case', (key, sorted) => {
    const plate = putWells(
      newPlate(newId(), 'Plate 1'),
      [
        { index: 5, name: 'tp53-g1', sequence: 'GGG' },
        { index: 20, name: 'ABL1-g10', sequence: 'AAA' },
        { index: 90, name: 'ABL1-g2', sequence: 'CCC' },
      ],
      newId,
    );
    expect(names(sortWells(plate, key, 'by_row', plate96))).toEqual(sorted);
  });

  test('sorting keeps every guide, and sorting again changes nothing', () => {
    fc.assert(
      fc.property(anyPlate, fc.constantFrom(...sortKeys), anyOrder, (plate, key, order) => {
        const sorted = sortWells(plate, key, order, plate96);
        expect(guidesOf(sorted)).toEqual(guidesOf(plate));
        expect(sortWells(sorted, key, order, plate96)).toBe(sorted);
      }),
    );
  });

  test('rows become columns: the second guide of the row goes below the first', () => {
    expect(names(layOutBy(aPlate({ 0: 'a', 1: 'b', 2: 'c' }), 'by_column', plate96))).toEqual({
      0: 'a',
      12: 'b',
      24: 'c',
    });
  });

  test('with no gaps, the other order leads back', () => {
    fc.assert(
      fc.property(anyPlate, anyOrder, (plate, order) => {
        const packed = closeGaps(plate, order === 'by_row' ? 'by_column' : 'by_row', plate96);
        const there = layOutBy(packed, order, plate96);
        expect(guidesOf(there)).toEqual(guidesOf(plate));
        expect(layOutBy(there, order === 'by_row' ? 'by_column' : 'by_row', plate96)).toEqual(packed);
      }),
    );
  });
});

const all: WellRange = { top: 0, bottom: 7, left: 0, right: 11 };

describe('filling right (Ctrl R) and along a drag', () => {
  test('the first column fills the columns right of it; one column takes the one before', () => {
    const plate = aPlate({ 0: 'a-1', 12: 'b' });
    const filled = fillRight(plate, { top: 0, bottom: 1, left: 0, right: 2 }, writing);
    expect(names(filled)).toEqual({ 0: 'a-1', 1: 'a-2', 2: 'a-3', 12: 'b', 13: 'b-2', 14: 'b-3' });
    expect(names(fillRight(plate, { top: 0, bottom: 0, left: 1, right: 1 }, writing))).toMatchObject({ 1: 'a-2' });
  });
  test('several wells are repeated in turn, also upwards', () => {
    const plate = aPlate({ 36: 'a-1', 48: 'b-1' });
    const source = { top: 3, bottom: 4, left: 0, right: 0 };
    const filled = fillInto(plate, source, { ...source, top: 1 }, writing);
    expect(names(filled)).toEqual({ 12: 'a-2', 24: 'b-2', 36: 'a-1', 48: 'b-1' });
  });
});

describe('filling down (Ctrl D)', () => {
  test('copies the target of the first row and counts the names on', () => {
    const filled = fillDown(aPlate({ 0: 'NF1-g1', 30: 'NF1-g3' }), { top: 0, bottom: 2, left: 0, right: 1 }, writing);
    expect(names(filled)).toEqual({ 0: 'NF1-g1', 12: 'NF1-g2', 24: 'NF1-g4', 30: 'NF1-g3' });
    expect(filled.wells.find((well) => well.index === 24)?.sequence).toBe('ACGUNF1-g1');
  });

  test('one row takes the row above; the first row has none', () => {
    const plate = aPlate({ 0: 'a' });
    expect(names(fillDown(plate, { top: 1, bottom: 1, left: 0, right: 0 }, writing))).toEqual({ 0: 'a', 12: 'a-2' });
    expect(fillDown(plate, { top: 0, bottom: 0, left: 0, right: 0 }, writing)).toBe(plate);
  });

  test('a name stays within its twenty characters', () => {
    expect(writing.nextName('A-very-long-name-g09', new Set())).toBe('A-very-long-name-g10');
    expect(writing.nextName('A-very-long-name-abc', new Set())).toHaveLength(20);
  });
});

describe('a copied block', () => {
  test('is put down in the shape in which it lay, with its empty wells', () => {
    const plate = aPlate({ 0: 'a', 13: 'b', 37: 'gone' });
    const block = blockOf(plate, { top: 0, bottom: 1, left: 0, right: 1 }, plate96);
    const range = rangeForBlock(block, { top: 3, bottom: 3, left: 0, right: 0 }, plate96);
    expect(range).toEqual({ top: 3, bottom: 4, left: 0, right: 1 });
    expect(names(putBlock(plate, block, range ?? all, writing))).toEqual({ 0: 'a', 13: 'b', 36: 'a', 49: 'b' });
  });

  test('fills a selection that is twice as long, as in a spreadsheet; its names count on', () => {
    const plate = aPlate({ 0: 'NTC-1' });
    const one = blockOf(plate, { top: 0, bottom: 0, left: 0, right: 0 }, plate96);
    const selected = { top: 1, bottom: 1, left: 0, right: 2 };
    expect(rangeForBlock(one, selected, plate96)).toEqual(selected);
    const pasted = putBlock(plate, one, selected, writing);
    expect(names(pasted)).toEqual({ 0: 'NTC-1', 12: 'NTC-1', 13: 'NTC-2', 14: 'NTC-3' });
    expect(rangeForBlock({ ...one, columns: 2 }, selected, plate96)).toEqual({ ...selected, right: 1 });
  });

  test('that would hang over the edge is not put down', () => {
    const corner = { top: 0, bottom: 0, left: 11, right: 11 };
    expect(rangeForBlock({ rows: 1, columns: 2, wells: [null, null] }, corner, plate96)).toBeNull();
  });
});

describe('arranging plates', () => {
  const three = () => addPlate(addPlate(start(), newId, newPlate), newId, newPlate);

  test('a plate moves one place; at the end it stays', () => {
    const project = three();
    const first = project.plates[0]!;
    expect(movePlate(project, first.id, 1).plates.map(({ name }) => name)).toEqual(['Plate 2', 'Plate 1', 'Plate 3']);
    expect(movePlate(project, first.id, -1)).toBe(project);
    expect(movePlateTo(project, first.id, 2).plates.map(({ name }) => name)).toEqual(['Plate 2', 'Plate 3', 'Plate 1']);
    expect(movePlateTo(project, first.id, 3)).toBe(project);
  });
});

test('whatever was done, undo to the end brings back the exact project', () => {
  type Act = (project: BuilderProject, one: number, other: number) => BuilderProject;
  const onFirst =
    (change: (plate: Plate, one: number, other: number) => Plate): Act =>
    (project, one, other) =>
      updatePlate(project, project.plates[0]!.id, (plate) => change(plate, one, other));
  const acts: readonly Act[] = [
    (project) => addPlate(project, newId, newPlate),
    (project) => duplicatePlate(project, project.plates[0]!.id, newId),
    (project) => removePlate(project, project.plates[0]!.id, newId, newPlate),
    (project) => movePlate(project, project.plates[0]!.id, 1),
    onFirst((plate, one) => putWells(plate, [{ index: one, name: `g${one}`, sequence: 'ACGU' }], newId)),
    onFirst(swapWells),
    onFirst((plate) => sortWells(plate, 'name', 'by_column', plate96)),
    onFirst((plate) => layOutBy(plate, 'by_column', plate96)),
    onFirst((plate, one) => fillDown(plate, { top: 0, bottom: one % 8, left: 0, right: 11 }, writing)),
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: acts.length - 1 }), anyWell, anyWell), { maxLength: 30 }), (steps) => {
      const first = start();
      const builder = createBuilder(first, newId, null);
      for (const [which, one, other] of steps)
        builder.edit({ label: 'act' }, (project) => acts[which]!(project, one, other));
      const end = builder.project();
      const { length } = builder.store.getState().history.past;
      for (let step = 0; step < length; step += 1) builder.undo();
      expect(builder.project()).toBe(first);
      for (let step = 0; step < length; step += 1) builder.redo();
      expect(builder.project()).toBe(end);
    }),
  );
});
