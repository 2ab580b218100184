import type { ContentTypeName } from '@cutsite/content/type';

export type Fields = Readonly<Record<string, unknown>>;

/** Who writes; the name of then is kept. Null: the store itself, as with an import at the terminal. */
export interface Editor {
  readonly id: string | null;
  readonly name: string;
}

/** The store itself: imports, and what is done by the clock. */
export const theStore: Editor = { id: null, name: 'Cutsite' };

/** An entry as editors see it: its row, without the fields. */
export interface EntryRow {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly address: string | null;
  readonly url: string | null;
  readonly title: string;
  readonly revision: number;
  readonly draftVersion: number;
  readonly publishedVersion: number | null;
  readonly isInReview: boolean;
  readonly publishAt: Date | null;
  readonly publishVersion: number | null;
  readonly publishNote: string | null;
  readonly unpublishAt: Date | null;
  readonly deletedAt: Date | null;
}

/** What was saved under a number. */
export interface VersionRow {
  readonly number: number;
  readonly typeVersion: number;
  readonly url: string | null;
  readonly fields: Fields;
}
