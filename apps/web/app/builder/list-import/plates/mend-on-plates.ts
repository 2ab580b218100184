import type { BuilderProject, PlateOf } from '../../project/builder-project.ts';
import { inRounds } from '../../repairs/repair.ts';
import { type ChosenKinds, chosenRepairs } from '../chosen-repairs.ts';
import type { KindOf, ListTypes, PreviewRow } from '../list-preview.ts';
import type { Remembered } from '../remembered.ts';
import type { Load } from './lay-on-plates.ts';
import type { AmongPlates, CheckedPlate, PlateListRules } from './plate-rules.ts';

interface MendedPlate<T extends ListTypes, Plate> {
  readonly plate: Plate;
  readonly nameFault: string | null;
  readonly rows: readonly Pick<PreviewRow<T>, 'row' | 'name' | 'sequence' | 'made' | 'offered' | 'faults'>[];
}

/**
 * Makes the chosen repairs on a plate, round by round, by the rules that the builder has too. Wells that were there
 * before keep what they hold.
 */
export function mendOnPlate<T extends ListTypes, Project extends BuilderProject>(
  { plate, rows }: Load<PlateOf<Project>, T['asked']>,
  among: AmongPlates<Project>,
  { check, stateOf }: Pick<PlateListRules<T, Project>, 'check' | 'stateOf'>,
  mending: ChosenKinds<KindOf<T>>,
  remembered: Remembered<CheckedPlate<T>>,
): MendedPlate<T, PlateOf<Project>> {
  type Plate = PlateOf<Project>;
  const added = new Map(rows.map(({ row, index }) => [index, row]));
  const existing = new Set(plate.wells.map(({ index }) => index).filter((index) => !added.has(index)));
  const made = new Map<number, KindOf<T>[]>();
  const checkedAs = (now: Plate): CheckedPlate<T> =>
    remembered.of(`${stateOf(now, among)}\n${wellsText(now, existing)}`, () => check(now, existing, among));
  const mended = inRounds<Plate>(plate, (now) => {
    const { offered } = checkedAs(now);
    const chosen = new Map<number, readonly T['repair'][]>();
    for (const { row, index } of rows) {
      const own = chosenRepairs<T['repair']>(offered.get(index) ?? [], row.key, made.get(index) ?? [], mending);
      if (own.length > 0) chosen.set(index, own);
    }
    if (chosen.size === 0) return null;
    for (const [index, own] of chosen) made.set(index, [...(made.get(index) ?? []), ...own.map(({ kind }) => kind)]);
    const wells = now.wells.map((well) =>
      (chosen.get(well.index) ?? []).reduce((one, { field, after }) => ({ ...one, [field]: after }), well),
    );
    return { ...now, wells };
  });
  const { faults, offered, nameFault } = checkedAs(mended);
  const wells = new Map(mended.wells.map((well) => [well.index, well]));
  return {
    plate: mended,
    nameFault,
    rows: rows.map(({ row, index }) => ({
      row,
      name: wells.get(index)?.name ?? '',
      sequence: wells.get(index)?.sequence ?? '',
      made: made.get(index) ?? [],
      offered: offered.get(index) ?? [],
      faults: faults.get(index) ?? [],
    })),
  };
}

const wellsText = ({ name, wells }: PlateOf<BuilderProject>, existing: ReadonlySet<number>): string =>
  [
    name,
    ...wells.map((well) => `${existing.has(well.index) ? '!' : ''}${well.index}\t${well.name}\t${well.sequence}`),
  ].join('\n');
