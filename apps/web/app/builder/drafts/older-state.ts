import { isRecord } from './draft-record.ts';
import type { OlderState } from './product-drafts.ts';

/** The one project of the older state becomes a project like any other, under this id. */
const olderStateId = 'older-state';

/** What local storage held, as a record of version 0. A text that is no JSON stays a text, to be set aside. */
export function olderStateRecord(text: string): unknown {
  try {
    const state: unknown = JSON.parse(text);
    return isRecord(state) ? { ...state, id: olderStateId, version: 0 } : state;
  } catch {
    return text;
  }
}

/** Where the state of a product lay before there were drafts: one project, under a key of local storage. */
export const olderStateAt = (key: string): OlderState => ({
  key,
  draftId: olderStateId,
  recordOf: olderStateRecord,
});

/** The time was kept as text; 0 stands for one that cannot be read. */
export function savedAtOf(record: Record<string, unknown>): number {
  const savedAt = Date.parse(String(record['savedAt']));
  return Number.isNaN(savedAt) ? 0 : savedAt;
}

export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The word of an option, whether it was kept as the word or as the whole option. */
export const chosen = (option: unknown, word: 'id' | 'slug' | 'display'): unknown =>
  isRecord(option) ? option[word] : option;
