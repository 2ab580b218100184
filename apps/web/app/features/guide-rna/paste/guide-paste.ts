import { type GuideRnaProject, type GuideRnaSettings, newPlate, requestedSettings } from '@cutsite/domain/guide-rna';
import { readNotation } from '@cutsite/domain/sequence';
import type { SheetRow } from '@cutsite/domain/sheet';
import { useMemo } from 'react';
import { useFieldPaste as useFieldPasteBy } from '../../../builder/plate-paste/use-field-paste.ts';
import {
  type PasteRules,
  type PasteText,
  usePasteText as usePasteTextBy,
} from '../../../builder/plate-paste/use-paste-text.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { loadOnline } from '../../../platform/version/not-loaded.ts';
import type { GuideRnaLook } from '../project/guide-rna-look.ts';
import { guideWells } from '../project/guide-wells.ts';

/** What is pasted. The same from drawing to drawing. */
export const guideNoun = ['guide', 'guides'] as const;

/** The plates that guides come on, and how they are named there. */
export const guidePastePlates = { ...guideWells, newPlate };

/** What is pasted on the screen of guide RNA. */
export const guidePaste = (tubeNamesInCart: ReadonlySet<string>): PasteRules<GuideRnaProject, GuideRnaLook> => ({
  noun: guideNoun,
  plates: guidePastePlates,
  // Fewer than half of the letters are bases of any kind: a mail, or a list of names.
  isKept: (rows) => {
    const bases = rows.map(({ sequence }) => readNotation(sequence)?.bases ?? sequence.replace(/[\s*m]/g, '')).join('');
    return bases.replace(/[^ACGTUN]/gi, '').length * 2 >= bases.length;
  },
  asksForMore,
  landing: async () => {
    const { guideLanding } = await loadOnline(() => import('./land-pasted.ts'));
    return guideLanding(tubeNamesInCart);
  },
});

/** Rows that ask for another editor, chemistry, amount or purification than the plate has. */
function asksForMore(plate: GuideRnaSettings, rows: readonly SheetRow[]): boolean {
  return rows.some((row) => {
    const { settings, notUnderstood } = requestedSettings(row);
    const fields = Object.keys(settings) as (keyof GuideRnaSettings)[];
    return notUnderstood.length > 0 || fields.some((field) => settings[field] !== plate[field]);
  });
}

/** Pastes where the customer is: on the plate, or among the tubes. */
export function usePasteText(): PasteText {
  const tubeNamesInCart = useCartNames();
  const rules = useMemo(() => guidePaste(tubeNamesInCart), [tubeNamesInCart]);
  return usePasteTextBy(rules);
}

/** A paste into a text field of the screen: several cells are rows, one cell is text for the field. */
export const useFieldPaste = (wrapped = false): ReturnType<typeof useFieldPasteBy> =>
  useFieldPasteBy(usePasteText(), wrapped);
