import type { DraftRecord } from './draft-record.ts';
import { olderStateKey, olderStateRecord } from './older-state.ts';

/**
 * What was typed in the last moment before a page is left. IndexedDB ends its work with the page, often before it is
 * written; local storage is written at once. The next opening takes whichever is newer.
 */
const prefix = 'cutsite-guide-rna:';
const keyOf = (draftId: string): string => `${prefix}${draftId}`;

/** Full or forbidden storage is no news here: the draft itself tells that, and the draft of a second ago is still there. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Keeps a record across a reload. */
export function keepLastWords(record: DraftRecord): void {
  attempt(() => localStorage.setItem(keyOf(record.id), JSON.stringify(record)));
}

/** What was kept, parsed but not yet checked; undefined when there is nothing. */
export function lastWords(draftId: string): unknown {
  return attempt((): unknown => {
    const text = localStorage.getItem(keyOf(draftId));
    return text === null ? undefined : JSON.parse(text);
  });
}

/** The ids of all projects that left last words: of a project that was begun and left within a moment there is nothing else. */
export function spokenOf(): readonly string[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** The draft is written as it is: nothing more to remember. */
export function forgetLastWords(draftId: string): void {
  attempt(() => localStorage.removeItem(keyOf(draftId)));
}

/** The one project that was kept before there were drafts, as a record of version 0; undefined when there is none. */
export function olderState(): unknown {
  const text = attempt(() => localStorage.getItem(olderStateKey)) ?? null;
  return text === null ? undefined : olderStateRecord(text);
}

export function forgetOlderState(): void {
  attempt(() => localStorage.removeItem(olderStateKey));
}
