import { describe, expect, test } from 'vitest';
import { nextFault } from '../../../builder/faults/next-fault.ts';
import { duplicatePlate } from '../../../builder/plates/edit-plates.ts';
import { putWells, setWell, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { createBuilder } from '../../../builder/project/builder-store.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { type ListedFault, plateFaults } from '../faults/listed-faults.ts';
import { freshProject } from '../project/fresh-project.ts';
import { firstLook } from '../project/guide-rna-look.ts';
import type { GuideRnaBuilder } from '../project/use-builder.tsx';
import { afterAdd } from '../purchase/after-add.ts';
import { askAgain, keepTargets } from './keep-targets.ts';
import { keepLabel } from './offered-keeps.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

const target = (at: number) =>
  `CCAUUGUUCAAUAUCGU${'ACGU'.charAt(at % 4)}${'ACGU'.charAt((at >> 2) % 4)}${'ACGU'.charAt((at >> 4) % 4)}`;

/** 24 wells, the last ones with the targets of the first: `again` says of which, one after the other. */
function aBuilderWith(...again: readonly number[]): GuideRnaBuilder {
  const builder = createBuilder(freshProject('plates', newId), newId, firstLook);
  const own = 24 - again.length;
  const wells = Array.from({ length: 24 }, (_, index) => ({
    index,
    name: `g${index}`,
    sequence: target(again[index - own] ?? index),
  }));
  builder.open(
    updatePlate(builder.project(), builder.project().plates[0]!.id, (plate) => putWells(plate, wells, newId)),
  );
  return builder;
}
const listed = (builder: GuideRnaBuilder): readonly ListedFault[] =>
  checkedPlates(builder.project()).flatMap(plateFaults);
const places = (builder: GuideRnaBuilder) => listed(builder).map(({ at }) => at);
const keeps = (builder: GuideRnaBuilder) => listed(builder).flatMap(({ keep }) => keep ?? []);
const plateId = (builder: GuideRnaBuilder) => builder.project().plates[0]!.id;
const type = (builder: GuideRnaBuilder, index: number, sequence: string) =>
  builder.edit({ label: `edit ${index}` }, (project) =>
    updatePlate(project, plateId(builder), (plate) => setWell(plate, index, { sequence }, newId)),
  );

describe('a repeated target that is meant is kept', () => {
  test('its warning leaves the list, the counts, the marks and the walk over the faults, in one step', () => {
    const builder = aBuilderWith(0);
    expect(listed(builder).map(({ at, severity, keep }) => [at, severity, keep && keepLabel(keep)])).toEqual([
      ['B12', 'warning', 'Keep both'],
    ]);
    keepTargets(builder, keeps(builder));
    const [checked] = checkedPlates(builder.project());
    expect([checked?.check.warnings, checked?.check.wellsToReview, checked?.states.get(23)]).toEqual([0, 0, 'filled']);
    expect(nextFault(checkedPlates(builder.project()), { plateId: plateId(builder), index: 0 }, 'next')).toBeNull();
    expect(builder.store.getState().notice).toMatchObject({
      title: 'Kept: two wells of one target.',
      text: 'The check before you order still lists them.',
      undoable: true,
    });
    builder.undo();
    expect(places(builder)).toEqual(['B12']);
    builder.redo();
    expect(places(builder)).toEqual([]);
  });

  test('all of them at once, and a group of three is one thing to keep', () => {
    const builder = aBuilderWith(0, 0, 1);
    expect(keeps(builder).map(keepLabel)).toEqual(['Keep all 3', 'Keep all 3', 'Keep both']);
    keepTargets(builder, keeps(builder).slice(0, 1));
    expect(places(builder)).toEqual(['B12']);
    builder.undo();
    keepTargets(builder, keeps(builder));
    expect(places(builder)).toEqual([]);
    expect(builder.store.getState().notice?.title).toBe('Kept: 2 repeated targets.');
  });

  test('what then changes is judged afresh: another target, or one well more', () => {
    const builder = aBuilderWith(0);
    keepTargets(builder, keeps(builder));
    type(builder, 23, target(5));
    expect(places(builder)).toEqual(['B12']);
    builder.undo();
    type(builder, 7, target(0));
    expect(places(builder)).toEqual(['A08', 'B12']);
    expect(keeps(builder).map(keepLabel)).toEqual(['Keep all 3', 'Keep all 3']);
  });

  test('it goes along with the copy of a plate, and with another name or place of the well', () => {
    const builder = aBuilderWith(0);
    keepTargets(builder, keeps(builder));
    builder.edit({ label: 'duplicate' }, (project) => duplicatePlate(project, plateId(builder), newId));
    type(builder, 23, '');
    type(builder, 40, target(0));
    expect(listed(builder).filter(({ keep }) => keep !== null)).toEqual([]);
  });

  test('it is asked about again on request, and for what is built once this has gone to the cart', () => {
    const builder = aBuilderWith(0);
    keepTargets(builder, keeps(builder));
    const [meant] = builder.project().meantTargets;
    expect(afterAdd(builder.project(), newId).meantTargets).toEqual([]);
    expect(afterAdd({ ...builder.project(), format: 'tubes' }, newId).meantTargets).toEqual([meant]);
    askAgain(builder, meant!);
    expect(places(builder)).toEqual(['B12']);
  });
});

test('a plate beside the one that changed is not checked again, with targets kept as without', () => {
  const builder = aBuilderWith(0);
  keepTargets(builder, keeps(builder));
  builder.edit({ label: 'duplicate' }, (project) => duplicatePlate(project, plateId(builder), newId));
  const before = checkedPlates(builder.project())[1];
  type(builder, 3, target(40));
  expect(checkedPlates(builder.project())[1]).toBe(before);
});
