import type { RichText } from '../rich-text/index.ts';
import type { Field, FieldTable } from './field.ts';

/** Another entry, by its id. */
export interface EntryReference {
  readonly entry: string;
}

/** A picture of the media, by its id. */
export interface ImageReference {
  readonly media: string;
  /** What it shows; an empty text where it only decorates. */
  readonly alt: string;
  readonly caption?: string | undefined;
  /** Somebody said that it only decorates here: no words are missing. */
  readonly decorative?: true | undefined;
}

/** A file of the media, by its id. */
export interface FileReference {
  readonly media: string;
}

/** A block of a page. Its id stays with it through every move and copy of the page. */
export interface StoredBlock {
  readonly id: string;
  readonly block: string;
  readonly [field: string]: unknown;
}

/** What a field holds that points at nothing, in drafts as on pages. */
export type PlainValue<F extends Field> = F extends { readonly kind: 'text' | 'slug' | 'link' | 'date' | 'moment' }
  ? string
  : F extends { readonly kind: 'texts' }
    ? readonly string[]
    : F extends { readonly kind: 'number' }
      ? number
      : F extends { readonly kind: 'flag' }
        ? boolean
        : F extends { readonly kind: 'choice'; readonly options: infer O }
          ? keyof O & string
          : F extends { readonly kind: 'rich_text' }
            ? RichText
            : F extends { readonly kind: 'blocks' }
              ? readonly StoredBlock[]
              : never;

/** What a draft keeps for a field of each kind. */
export type StoredValue<F extends Field> = F extends { readonly kind: 'image' }
  ? ImageReference
  : F extends { readonly kind: 'file' }
    ? FileReference
    : F extends { readonly kind: 'reference' }
      ? EntryReference
      : F extends { readonly kind: 'references' }
        ? readonly EntryReference[]
        : F extends { readonly kind: 'rows'; readonly fields: infer T extends FieldTable }
          ? readonly StoredFields<T>[]
          : PlainValue<F>;

/** Names of the fields that publishing needs. */
export type RequiredNames<T extends FieldTable> = {
  [K in keyof T]: T[K] extends { readonly required: true } ? K : never;
}[keyof T];

/** What publishing a table of fields needs, as drafts keep it. */
export type StoredFields<T extends FieldTable> = {
  readonly [K in RequiredNames<T>]: StoredValue<T[K]>;
} & {
  readonly [K in Exclude<keyof T, RequiredNames<T>>]?: StoredValue<T[K]> | undefined;
};
