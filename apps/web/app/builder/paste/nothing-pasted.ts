import type { NoticeWords } from '../project/builder-store.ts';

/** A paste that changed nothing, and why: shown as refused, with nothing to undo. */
export const nothingPasted = (text: string): NoticeWords => ({ title: 'Nothing was pasted.', text, refused: true });
