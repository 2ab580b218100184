import type { ShownFields, StoredFields } from '../field/index.ts';
import type { ContentType } from './content-type.ts';
import { contentTypes } from './content-types.ts';

export type ContentTypeName = keyof typeof contentTypes;

type FieldsOf<T extends ContentTypeName> = (typeof contentTypes)[T]['fields'];

/** What publishing an entry of a type needs, as drafts keep it. */
export type StoredFieldsOf<T extends ContentTypeName> = StoredFields<FieldsOf<T>>;

/** The fields of an entry as its page reads them. */
export type ShownFieldsOf<T extends ContentTypeName> = ShownFields<FieldsOf<T>>;

/** A published entry of one type, as its page reads it. */
export interface ShownEntryOf<T extends ContentTypeName> {
  readonly id: string;
  readonly type: T;
  /** Null: the type has no pages. */
  readonly url: string | null;
  readonly title: string;
  readonly fields: ShownFieldsOf<T>;
  /** When it was published for the first time, and when as it is now; in UTC. */
  readonly firstPublishedAt: string;
  readonly publishedAt: string;
}

/** A published entry: the union over all types. */
export type ShownEntry = { readonly [T in ContentTypeName]: ShownEntryOf<T> }[ContentTypeName];

export const contentTypeNames = Object.keys(contentTypes) as readonly ContentTypeName[];

/** Whether there is such a type. */
export const isContentTypeName = (name: string): name is ContentTypeName => Object.hasOwn(contentTypes, name);

/** A type by its name, without the types of its fields. */
export const contentTypeOf = (name: ContentTypeName): ContentType => contentTypes[name];
