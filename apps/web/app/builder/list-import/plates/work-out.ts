import type { ReadSheets, SheetRow } from '@cutsite/domain/sheet';
import { activePlateOf, type BuilderProject, type NewId } from '../../project/builder-project.ts';
import { addedCost, type PricedLines } from '../added-cost.ts';
import { type ChosenKinds, tickedKinds } from '../chosen-repairs.ts';
import type { KindOf, ListTypes, Preview, WorkedRows } from '../list-preview.ts';
import { type ListRow, rowsToAdd } from '../list-rows.ts';
import { Remembered } from '../remembered.ts';
import { sumUp } from '../sum-up.ts';
import type { Decisions } from '../use-decisions.ts';
import type { PlatePlacing } from './lay-on-plates.ts';
import type { CheckedPlate, PlateListRules } from './plate-rules.ts';
import { previewOnPlates } from './preview-on-plates.ts';

/** Everything that decides what adding would do, beside the rows themselves. */
export interface PendingList<Project, Kind extends string>
  extends Omit<Decisions<Kind>, 'againIsNextPlate' | 'largerPlates'> {
  readonly project: Project;
  readonly placing: PlatePlacing;
}

/** The repairs of a product: how they are made, and which of them at first. */
export interface RepairRules<Kind extends string> extends Pick<ChosenKinds<Kind>, 'order' | 'byRow'> {
  /** Made unless the customer says otherwise: what is only writing. */
  readonly tickedAtFirst: ReadonlySet<Kind>;
  /** Gives a row another place. */
  readonly replace: Kind;
}

/** What is chosen of the repairs. */
export type Mending<Kind extends string> = ChosenKinds<Kind> & { readonly replace: Kind };

/** The preview, and the project with the rows in it. */
export interface WorkedOut<T extends ListTypes, Project> {
  readonly preview: Preview<T>;
  readonly after: Project;
}

/** What a product says of its lists, in the worker. */
export interface ListRules<T extends ListTypes, Project> {
  readonly repairs: RepairRules<KindOf<T>>;
  readonly askedOf: (row: SheetRow) => T['asked'];
  /** Puts the rows where they would stand, repaired and checked. */
  readonly place: (
    rows: readonly ListRow<T['asked']>[],
    mending: Mending<KindOf<T>>,
  ) => WorkedRows<T> & { readonly after: Project };
  /** By the function that prices the project on screen and on the server; null where there is no price. */
  readonly priceOf: (project: Project) => PricedLines | null;
}

/** What adding these sheets would do. */
export function workOut<T extends ListTypes, Project>(
  read: ReadSheets,
  pending: PendingList<Project, KindOf<T>>,
  { repairs, askedOf, place, priceOf }: ListRules<T, Project>,
): WorkedOut<T, Project> {
  const { order, byRow, replace, tickedAtFirst } = repairs;
  const own = rowsToAdd(read, pending, askedOf);
  const kinds = tickedKinds(tickedAtFirst, pending);
  const { after, ...worked } = place(own.rows, { kinds, order, byRow, rows: pending.otherAnswers, replace });
  const before = priceOf(pending.project);
  const then = priceOf(after);
  const cost = before === null || then === null ? null : addedCost(before, then);
  return { preview: sumUp<T>(read, own, worked, cost, pending.open, { byRow, replace }), after };
}

/** For products whose lists go on plates and nowhere else; what was checked is remembered from tick to tick. */
export function plateListWork<T extends ListTypes, Project extends BuilderProject, Beside extends object = object>(
  rules: PlateListRules<T, Project> &
    Omit<ListRules<T, Project>, 'place' | 'priceOf'> & {
      /** `beside` is what the screen hands to the dialog besides, such as the price list. */
      readonly priceOf: (project: Project, beside: Beside) => PricedLines | null;
    },
  newId: NewId,
): (read: ReadSheets, pending: PendingList<Project, KindOf<T>> & Beside) => WorkedOut<T, Project> {
  const remembered = new Remembered<CheckedPlate<T>>();
  return (read, pending) => {
    remembered.next();
    const { project, placing } = pending;
    const active = activePlateOf(project);
    if (active === undefined) throw new Error('A project without plates is given a list.');
    return workOut(read, pending, {
      ...rules,
      priceOf: (priced) => rules.priceOf(priced, pending),
      place: (rows, mending) =>
        previewOnPlates(read, rows, project, active, placing, rules, mending, remembered, newId),
    });
  };
}
