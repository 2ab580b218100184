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
import { type ChosenKinds, chosenRepairs } from '../../../../builder/list-import/chosen-repairs.ts';
import type { WorkedRows } from '../../../../builder/list-import/list-preview.ts';
import type { Remembered } from '../../../../builder/list-import/remembered.ts';
import type { NewId } from '../../../../builder/project/builder-project.ts';
import { inRounds } from '../../../../builder/repairs/repair.ts';
import { addTubeRows } from '../../project/edit-tubes.ts';
import type { GuideList } from './guide-list.ts';
import type { GuideRow } from './plate-settings.ts';

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
    ...tubes.map(({ id: _, asPasted: _pasted, markedAs: _marked, ...tube }) => Object.values(tube).join('\t')),
  ].join('\n');

/** Rows for tubes: they replace a single empty tube or are appended (GR-34, GR-35). Sheets follow one another. */
export function previewAsTubes(
  rows: readonly GuideRow[],
  project: GuideRnaProject,
  settings: GuideRnaSettings,
  tubeNamesInCart: ReadonlySet<string>,
  mending: ChosenKinds<ProposalKind>,
  remembered: Remembered<CheckedTubes>,
  newId: NewId,
): WorkedRows<GuideList> & { readonly after: GuideRnaProject } {
  const among = { tubeNamesInCart, meantTargets: project.meantTargets };
  const contents = rows.map(({ name, sequence, asked }) => ({ name, sequence, ...asked.settings }));
  const start = addTubeRows(project, contents, settings, newId);
  const first = start.tubes.length - rows.length;
  const made = new Map<number, ProposalKind[]>();
  const checkedAs = (now: readonly Tube[]): CheckedTubes =>
    remembered.of(stateOf(now, among), () => {
      const check = checkTubes(now, among);
      return { check, offered: proposeForTubes(now, check, tubeNamesInCart) };
    });
  const tubes = inRounds(start.tubes, (now) => {
    const { offered } = checkedAs(now);
    const chosen = new Map<number, readonly Proposal[]>();
    for (const [at, { key }] of rows.entries()) {
      const own = chosenRepairs(offered[first + at] ?? [], key, made.get(at) ?? [], mending);
      if (own.length > 0) chosen.set(at, own);
    }
    if (chosen.size === 0) return null;
    for (const [at, own] of chosen) made.set(at, [...(made.get(at) ?? []), ...own.map(({ kind }) => kind)]);
    return now.map((tube, at) =>
      (chosen.get(at - first) ?? []).reduce(
        (one, { field, after: text, settings: given }) => ({ ...one, [field]: text, ...given }),
        tube,
      ),
    );
  });
  const { check, offered } = checkedAs(tubes);
  return {
    rows: rows.map((row, at) => {
      const { name, sequence, position } = tubes[first + at] as Tube;
      const found = { offered: offered[first + at] ?? [], faults: check.rows[first + at] ?? [] };
      const where = { place: position, movedFrom: null, plateName: null, noPlace: null };
      return { row, name, sequence, made: made.get(at) ?? [], ...found, ...where };
    }),
    after: { ...start, tubes },
    plateNames: [],
    pictures: [],
    namedAgain: { rows: 0, plates: null },
    wrongWells: 0,
    takenWells: 0,
    ifTaken: 'keep',
    isNewerVersion: false,
    larger: null,
    nameFaults: [],
    notes: [],
  };
}
