import {
  checkPlate,
  type Plate,
  type PlateCheck,
  type PlateContext,
  type PlateFault,
  type Proposal,
  type ProposalKind,
  proposeForPlate,
} from '@cutsite/domain/guide-rna';
import { type ChosenKinds, chosenRepairs } from '../../../../builder/list-import/chosen-repairs.ts';
import type { PreviewRow } from '../../../../builder/list-import/list-preview.ts';
import type { Remembered } from '../../../../builder/list-import/remembered.ts';
import { inRounds } from '../../../../builder/repairs/repair.ts';
import type { GuideList } from './guide-list.ts';
import type { Load } from './lay-on-plates.ts';

/** A plate held against the rules, and what can be repaired on it. */
export interface CheckedLoad {
  readonly check: PlateCheck;
  readonly offered: ReadonlyMap<number, readonly Proposal[]>;
}

/** What stands around a plate in its project. */
type Among = Omit<Required<PlateContext>, 'settings'>;

/** Everything that the rules look at: two plates of one state get the same answers. */
function stateOf(plate: Plate, { plateNames, meantTargets }: Among, settled: ReadonlySet<number>): string {
  const { name, nuclease, modifications, yield: amount, purification, wells } = plate;
  const own = wells.map((well) => `${settled.has(well.index) ? '!' : ''}${well.index}\t${well.name}\t${well.sequence}`);
  const meant = meantTargets.map((one) => Object.values(one).join('\t'));
  return [name, nuclease, modifications, amount, purification, plateNames.join('\t'), ...own, '', ...meant].join('\n');
}

interface MendedPlate {
  readonly plate: Plate;
  /** What is wrong with the plate's name, which the list gave it. */
  readonly nameFault: PlateFault | null;
  readonly rows: readonly Pick<PreviewRow<GuideList>, 'row' | 'name' | 'sequence' | 'made' | 'offered' | 'faults'>[];
}

/**
 * Makes the chosen repairs on a plate, round by round, by the rules that the builder has too. Wells that were there
 * before keep what they hold.
 */
export function mendOnPlate(
  { plate, rows }: Load,
  among: Among,
  mending: ChosenKinds<ProposalKind>,
  remembered: Remembered<CheckedLoad>,
): MendedPlate {
  const added = new Map(rows.map(({ row, index }) => [index, row]));
  const settled = new Set(plate.wells.map(({ index }) => index).filter((index) => !added.has(index)));
  const made = new Map<number, ProposalKind[]>();
  const checkedAs = (now: Plate): CheckedLoad =>
    remembered.of(stateOf(now, among, settled), () => {
      const check = checkPlate(now, among);
      return { check, offered: proposeForPlate(now, check, settled) };
    });
  const mended = inRounds(plate, (now) => {
    const { offered } = checkedAs(now);
    const chosen = new Map<number, readonly Proposal[]>();
    for (const { row, index } of rows) {
      const own = chosenRepairs(offered.get(index) ?? [], row.key, made.get(index) ?? [], mending);
      if (own.length > 0) chosen.set(index, own);
    }
    if (chosen.size === 0) return null;
    for (const [index, own] of chosen) made.set(index, [...(made.get(index) ?? []), ...own.map(({ kind }) => kind)]);
    const wells = now.wells.map((well) =>
      (chosen.get(well.index) ?? []).reduce((one, { field, after }) => ({ ...one, [field]: after }), well),
    );
    return { ...now, wells };
  });
  const { check, offered } = checkedAs(mended);
  const wells = new Map(mended.wells.map((well) => [well.index, well]));
  return {
    plate: mended,
    nameFault: check.faults.find(({ field, severity }) => field === 'plateName' && severity === 'error') ?? null,
    rows: rows.map(({ row, index }) => ({
      row,
      name: wells.get(index)?.name ?? '',
      sequence: wells.get(index)?.sequence ?? '',
      made: made.get(index) ?? [],
      offered: offered.get(index) ?? [],
      faults: check.wells.get(index) ?? [],
    })),
  };
}
