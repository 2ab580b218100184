import {
  checkTubes,
  type GuideRnaProject,
  type GuideRnaSettings,
  type Proposal,
  type ProposalKind,
  proposeForTubes,
  type Tube,
  type TubesCheck,
  type TubesContext,
} from '@cutsite/domain/guide-rna';
import type { Remembered } from '../../../../builder/list-import/remembered.ts';
import type { NewId } from '../../../../builder/project/builder-project.ts';
import { addTubeRows } from '../../project/edit-tubes.ts';
import { chosenRepairs, type Mending, mostRounds } from './mend.ts';
import type { RowToAdd } from './rows-to-add.ts';
import type { WorkedRows } from './sum-up.ts';

/** Tubes held against the rules, and what can be repaired of them. */
export interface CheckedTubes {
  readonly check: TubesCheck;
  readonly offered: readonly (readonly Proposal[])[];
}

/** Everything that the rules look at: two lists of one state get the same answers. */
const stateOf = (
  tubes: readonly Tube[],
  { tubeNamesInCart, meantTargets }: Omit<Required<TubesContext>, 'settings'>,
): string =>
  [
    ...tubeNamesInCart,
    '',
    ...meantTargets.map((meant) => Object.values(meant).join('\t')),
    '',
    ...tubes.map(({ id: _, ...tube }) => Object.values(tube).join('\t')),
  ].join('\n');

/** Rows for tubes: they replace a single empty tube or are appended (GR-34, GR-35). Sheets follow one another. */
export function previewAsTubes(
  rows: readonly RowToAdd[],
  project: GuideRnaProject,
  settings: GuideRnaSettings,
  tubeNamesInCart: ReadonlySet<string>,
  mending: Mending,
  remembered: Remembered<CheckedTubes>,
  newId: NewId,
): WorkedRows {
  const among = { tubeNamesInCart, meantTargets: project.meantTargets };
  const contents = rows.map(({ name, sequence, asked }) => ({ name, sequence, ...asked.settings }));
  let after = addTubeRows(project, contents, settings, newId);
  const first = after.tubes.length - rows.length;
  const made = new Map<number, ProposalKind[]>();
  for (let round = 0; ; round += 1) {
    const { tubes: now } = after;
    const { check, offered } = remembered.of(stateOf(now, among), () => {
      const checked = checkTubes(now, among);
      return { check: checked, offered: proposeForTubes(now, checked, tubeNamesInCart) };
    });
    const chosen = new Map<number, readonly Proposal[]>();
    for (const [at, { key }] of round < mostRounds ? rows.entries() : []) {
      const own = chosenRepairs(offered[first + at] ?? [], key, made.get(at) ?? [], mending);
      if (own.length > 0) chosen.set(at, own);
    }
    if (chosen.size === 0) {
      return {
        rows: rows.map((row, at) => {
          const { name, sequence, position } = after.tubes[first + at] as Tube;
          const said = { made: made.get(at) ?? [], offered: offered[first + at] ?? [], faults: check.rows[first + at] };
          const where = { place: position, movedFrom: null, plateName: null, noPlace: null };
          return { row, name, sequence, ...said, faults: said.faults ?? [], ...where };
        }),
        after,
        plateNames: [],
        pictures: [],
        nameFaults: [],
        settings: [],
        namedAgain: { rows: 0, plates: null },
        larger: null,
        wrongWells: 0,
      };
    }
    const tubes = after.tubes.map((tube, at) =>
      (chosen.get(at - first) ?? []).reduce((one, { field, after: text }) => ({ ...one, [field]: text }), tube),
    );
    after = { ...after, tubes };
    for (const [at, own] of chosen) made.set(at, [...(made.get(at) ?? []), ...own.map(({ kind }) => kind)]);
  }
}
