/** Where an entry is on its way to its readers, with the word of its pill. */
export const entryStates = {
  draft: 'Draft',
  in_review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, changed',
  taken_off: 'Taken off',
} as const;

/** One of the words of {@link entryStates}. */
export type EntryState = keyof typeof entryStates;

/** The versions of an entry, and what is asked for of them. */
export interface VersionsOfEntry {
  readonly draftVersion: number;
  /** Null: it is not on the site. */
  readonly publishedVersion: number | null;
  readonly wasPublished: boolean;
  readonly isInReview: boolean;
  /** The clock publishes it. */
  readonly isScheduled: boolean;
}

/** The one word for it: what somebody waits for comes before what is there. */
export function entryState(entry: VersionsOfEntry): EntryState {
  if (entry.isScheduled) return 'scheduled';
  if (entry.isInReview) return 'in_review';
  if (entry.publishedVersion === null) return entry.wasPublished ? 'taken_off' : 'draft';
  return entry.publishedVersion === entry.draftVersion ? 'published' : 'changed';
}
