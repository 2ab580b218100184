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
import type { Remembered } from '../../../../builder/list-import/remembered.ts';
import type { Load } from './lay-on-plates.ts';
import { chosenRepairs, type Mending, mostRounds } from './mend.ts';
import type { PreviewRow } from './preview.ts';

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
  readonly rows: readonly Pick<PreviewRow, 'row' | 'name' | 'sequence' | 'made' | 'offered' | 'faults'>[];
}

/**
 * Makes the chosen repairs on a plate, round by round, by the rules that the builder has too. Wells that were there
 * before keep what they hold.
 */
export function mendOnPlate(
  { plate, rows }: Load,
  among: Among,
  mending: Mending,
  remembered: Remembered<CheckedLoad>,
): MendedPlate {
  const added = new Map(rows.map(({ row, index }) => [index, row]));
  const settled = new Set(plate.wells.map(({ index }) => index).filter((index) => !added.has(index)));
  const made = new Map<number, ProposalKind[]>();
  let mended = plate;
  for (let round = 0; ; round += 1) {
    const state = mended;
    const { check, offered } = remembered.of(stateOf(state, among, settled), () => {
      const checked = checkPlate(state, among);
      return { check: checked, offered: proposeForPlate(state, checked, settled) };
    });
    const chosen = new Map<number, readonly Proposal[]>();
    for (const { row, index } of round < mostRounds ? rows : []) {
      const own = chosenRepairs(offered.get(index) ?? [], row.key, made.get(index) ?? [], mending);
      if (own.length > 0) chosen.set(index, own);
    }
    if (chosen.size === 0) {
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
    mended = {
      ...mended,
      wells: mended.wells.map((well) =>
        (chosen.get(well.index) ?? []).reduce((one, { field, after }) => ({ ...one, [field]: after }), well),
      ),
    };
    for (const [index, own] of chosen) made.set(index, [...(made.get(index) ?? []), ...own.map(({ kind }) => kind)]);
  }
}
