import type { PlateFormat } from '@cutsite/domain/labware';
import type { WellState } from '@cutsite/ui/plate-grid';
import type { NewPlate } from '../../plates/edit-plates.ts';
import type { BuilderPlate, BuilderProject, PlateOf } from '../../project/builder-project.ts';
import type { ListTypes, PlainList } from '../list-preview.ts';
import type { ListRow } from '../list-rows.ts';

/** A plate held against the rules of its product, by the indexes of its wells. */
export interface CheckedPlate<T extends ListTypes> {
  readonly faults: ReadonlyMap<number, readonly T['fault'][]>;
  readonly offered: ReadonlyMap<number, readonly T['repair'][]>;
  /** What is wrong with the plate's name, which the list gave it, in a sentence; null when nothing is. */
  readonly nameFault: string | null;
}

/** What stands around a plate: the project, with the rows on all its plates. */
export interface AmongPlates<Project extends BuilderProject> {
  readonly project: Project;
  /** The names of the other plates. */
  readonly plateNames: readonly string[];
}

/** What a product says of rows that go on its plates. It runs in the worker, so it knows nothing of the screen. */
export interface PlateListRules<T extends ListTypes, Project extends BuilderProject> {
  readonly format: PlateFormat;
  /** Plates with fewer filled wells cannot be ordered. */
  readonly minWells: number;
  readonly newPlate: NewPlate<PlateOf<Project>>;
  /** `existing`: wells that were there before, which no repair changes. */
  readonly check: (
    plate: PlateOf<Project>,
    existing: ReadonlySet<number>,
    among: AmongPlates<Project>,
  ) => CheckedPlate<T>;
  /** The shape of a well with these faults; undefined for one that was there before. */
  readonly wellState: (faults: readonly T['fault'][] | undefined) => WellState;
  /** Everything that `check` looks at beside the wells: two plates of one state get the same answers. */
  readonly stateOf: (plate: PlateOf<Project>, among: AmongPlates<Project>) => string;
  /** The plate with the settings that its rows ask for, and what there is to tell of them; null: nothing. */
  readonly takeSettings: (
    plate: PlateOf<Project>,
    rows: readonly ListRow<T['asked']>[],
  ) => { readonly plate: PlateOf<Project>; readonly note: T['note'] | null };
}

/**
 * The rules of a product whose lists ask for no settings and need no repairs: `faultsOf` says what is wrong with a
 * well.
 */
export const plainPlateRules = <Fault extends ListTypes['fault'], Project extends BuilderProject>({
  faultsOf,
  ...rules
}: Pick<PlateListRules<PlainList<Fault>, Project>, 'format' | 'minWells' | 'newPlate'> & {
  readonly faultsOf: (well: BuilderPlate['wells'][number]) => readonly Fault[];
}) => ({
  ...rules,
  check: ({ wells }: PlateOf<Project>): CheckedPlate<PlainList<Fault>> => ({
    faults: new Map(wells.map((well) => [well.index, faultsOf(well)])),
    offered: new Map(),
    nameFault: null,
  }),
  wellState: (faults: readonly Fault[] = []): WellState =>
    faults.some(({ severity }) => severity === 'error') ? 'error' : faults.length > 0 ? 'warning' : 'filled',
  stateOf: () => '',
  takeSettings: (plate: PlateOf<Project>) => ({ plate, note: null }),
  repairs: { order: ['position'], tickedAtFirst: new Set<never>(), byRow: null, replace: 'position' } as const,
  askedOf: () => null,
});
