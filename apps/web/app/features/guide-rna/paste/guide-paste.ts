import { type GuideRnaProject, type GuideRnaSettings, newPlate, requestedSettings } from '@cutsite/domain/guide-rna';
import { readNotation } from '@cutsite/domain/sequence';
import type { SheetRow } from '@cutsite/domain/sheet';
import { useFieldPaste as useFieldPasteBy } from '../../../builder/plate-paste/use-field-paste.ts';
import {
  type PasteRules,
  type PasteText,
  usePasteText as usePasteTextBy,
} from '../../../builder/plate-paste/use-paste-text.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { addTubeRows } from '../project/edit-tubes.ts';
import type { GuideRnaLook } from '../project/guide-rna-look.ts';
import { guideWells } from '../project/guide-wells.ts';

/** The plates that guides come on, and how they are named there. */
export const guidePastePlates = { ...guideWells, newPlate };

/** What is pasted on the screen of guide RNA. */
export const guidePaste: PasteRules<GuideRnaProject, GuideRnaLook> = {
  plates: guidePastePlates,
  // Fewer than half of the letters are bases of any kind: a mail, or a list of names.
  isKept: (rows) => {
    const bases = rows.map(({ sequence }) => readNotation(sequence)?.bases ?? sequence.replace(/[\s*m]/g, '')).join('');
    return bases.replace(/[^ACGTUN]/gi, '').length * 2 >= bases.length;
  },
  asksForMore,
  elsewhere: (builder, rows) => {
    if (builder.project().format === 'plates') return false;
    const { newTubeSettings } = builder.store.getState().own;
    const tubes = rows.map((row) => ({ name: row.name, sequence: row.sequence, ...requestedSettings(row).settings }));
    builder.edit({ label: `paste ${figured(rows.length, 'tube')}` }, (project) =>
      addTubeRows(project, tubes, newTubeSettings, builder.newId),
    );
    return `${figured(rows.length, 'tube')} pasted.`;
  },
};

/** Rows that ask for another editor, chemistry, amount or purification than the plate has. */
function asksForMore(plate: GuideRnaSettings, rows: readonly SheetRow[]): boolean {
  return rows.some((row) => {
    const { settings, notUnderstood } = requestedSettings(row);
    const fields = Object.keys(settings) as (keyof GuideRnaSettings)[];
    return notUnderstood.length > 0 || fields.some((field) => settings[field] !== plate[field]);
  });
}

/** Pastes where the customer is: on the plate, or among the tubes. */
export const usePasteText = (): PasteText => usePasteTextBy(guidePaste);

/** A paste into a text field of the screen: several cells are rows, one cell is text for the field. */
export const useFieldPaste = (wrapped = false): ReturnType<typeof useFieldPasteBy> =>
  useFieldPasteBy(usePasteText(), wrapped);
