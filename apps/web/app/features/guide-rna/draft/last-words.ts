import type { DraftRecord } from './draft-record.ts';

/**
 * What was typed in the last moment before a page is left. IndexedDB ends its work with the page, often before it is
 * written; local storage is written at once. The next opening takes whichever is newer.
 */
const keyOf = (draftId: string): string => `cutsite-guide-rna:${draftId}`;

/** Keeps a record across a reload. Full or forbidden storage is no news here: the draft itself tells that. */
export function keepLastWords(record: DraftRecord): void {
  try {
    localStorage.setItem(keyOf(record.id), JSON.stringify(record));
  } catch {
    // The draft of a second ago is still there.
  }
}

/** What was kept, parsed but not yet checked; undefined when there is nothing. */
export function lastWords(draftId: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(draftId));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The draft is written as it is: nothing more to remember. */
export function forgetLastWords(draftId: string): void {
  try {
    localStorage.removeItem(keyOf(draftId));
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
