import { guideRows, type PickedGuide } from '@cutsite/domain/guide-design';
import type { Nuclease } from '@cutsite/domain/guide-rna';
import { keepList } from '../../../builder/list-import/kept-list.ts';
import { keepEditor } from '../../../platform/on-the-way/kept-editor.ts';

/** Where guides go. */
export const guideAddresses = { plate: '/order/guide-rna', tubes: '/order/guide-rna/tubes' } as const;

/**
 * Leaves guides for the guide builder, which shows them as a list that was pasted before anything is added.
 *
 * @returns whether the browser had room to keep them
 */
export function leaveForBuilder(guides: readonly PickedGuide[], editor: Nuclease): boolean {
  keepEditor(editor);
  return keepList(guideRows(guides));
}
