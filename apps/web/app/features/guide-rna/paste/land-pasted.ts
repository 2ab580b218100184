import {
  type GuideRnaProject,
  type MendedWriting,
  mendPastedTubes,
  mendPastedWells,
  requestedSettings,
} from '@cutsite/domain/guide-rna';
import { countText, groupedDigits } from '@cutsite/domain/text';
import type { PasteLanding } from '../../../builder/plate-paste/use-paste-text.ts';
import { addTubeRows } from '../project/edit-tubes.ts';
import type { GuideRnaLook } from '../project/guide-rna-look.ts';

/** "T read as U in 94. 2 named after their places." Empty where nothing was mended. */
export function mendedText(mended: readonly MendedWriting[]): string {
  const sum = (of: (one: MendedWriting) => number): number => mended.reduce((all, one) => all + of(one), 0);
  const said: readonly (readonly [count: number, words: (count: string) => string])[] = [
    [sum(({ tToU }) => tToU), (count) => `T read as U in ${count}.`],
    [sum(({ smallLetters }) => smallLetters), (count) => `Small letters read as capitals in ${count}.`],
    [sum(({ otherMarks }) => otherMarks), (count) => `Spaces and quotes removed in ${count}.`],
    [
      sum(({ namesGiven }) => namesGiven),
      (count) => `${count} named after ${count === '1' ? 'its place' : 'their places'}.`,
    ],
  ];
  return said.flatMap(([count, words]) => (count === 0 ? [] : [words(groupedDigits(count))])).join(' ');
}

/**
 * What becomes of pasted guides (ruling 71): what is only writing is mended, and a list with anything else to decide is
 * looked at before it is added.
 */
export const guideLanding = (tubeNamesInCart: ReadonlySet<string>): PasteLanding<GuideRnaProject, GuideRnaLook> => ({
  elsewhere: (builder, rows) => {
    const project = builder.project();
    if (project.format === 'plates') return null;
    const { newTubeSettings } = builder.store.getState().own;
    const contents = rows.map((row) => ({
      name: row.name,
      sequence: row.sequence,
      ...requestedSettings(row).settings,
    }));
    const added = addTubeRows(project, contents, newTubeSettings, builder.newId);
    const pasted = new Set(added.tubes.slice(-rows.length).map(({ id }) => id));
    const context = { tubeNamesInCart, meantTargets: project.meantTargets };
    const { rows: tubes, mended, needsLook } = mendPastedTubes(added.tubes, pasted, context);
    if (needsLook || rows.some((row) => requestedSettings(row).notUnderstood.length > 0)) return 'better_looked_at';
    builder.edit({ label: `paste ${countText(rows.length, 'tube')}` }, () => ({ ...added, tubes }));
    return { said: `${countText(rows.length, 'tube')} pasted. ${mendedText([mended])}`.trim() };
  },
  mend: ({ meantTargets }, plates) => {
    const done = plates.map(({ plate, placed }) => {
      const pasted = new Set(placed.map(({ index }) => index));
      return { placed, ...mendPastedWells(plate, pasted, { plateNames: [], meantTargets }) };
    });
    if (done.some(({ needsLook }) => needsLook)) return 'better_looked_at';
    return {
      plates: done.map(({ rows, placed }) => ({ plate: rows, placed })),
      said: mendedText(done.map(({ mended }) => mended)),
    };
  },
});
