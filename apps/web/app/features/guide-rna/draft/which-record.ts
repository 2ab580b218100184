import { type DraftRecord, readDraft } from './draft-record.ts';

/** What a project opens with, and what another tab left that must not get lost over it. */
export interface Choice {
  /** As it was kept, of whatever version or state. */
  readonly open: unknown;
  /** True when `open` is newer than the database, which should get it. */
  readonly unsaved: boolean;
  readonly keepAsWell: DraftRecord | null;
}

/**
 * Between the database and the last words that a page kept while it was left. Words that follow on what the database
 * holds win; words that another tab has overtaken are kept beside it.
 */
export function whichRecord(inDatabase: unknown, atLeaving: unknown): Choice {
  const spoken = readDraft(atLeaving);
  const stay: Choice = { open: inDatabase, unsaved: false, keepAsWell: null };
  // Last words that cannot be read are no reason to doubt the draft.
  if (!spoken.ok) return stay;
  if (inDatabase === undefined) return { open: atLeaving, unsaved: true, keepAsWell: null };
  const read = readDraft(inDatabase);
  if (!read.ok) return { ...stay, keepAsWell: spoken.value };
  const [words, record] = [spoken.value, read.value];
  const followsOn =
    words.revision > record.revision || (words.writer === record.writer && words.savedAt > record.savedAt);
  if (followsOn) return { open: atLeaving, unsaved: true, keepAsWell: null };
  const known = words.writer === record.writer || sameProject(words, record);
  return known ? stay : { ...stay, keepAsWell: words };
}

const sameProject = (one: DraftRecord, other: DraftRecord): boolean =>
  JSON.stringify(one.project) === JSON.stringify(other.project);
