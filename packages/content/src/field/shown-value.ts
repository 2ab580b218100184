import type { Field, FieldTable } from './field.ts';
import type { PlainValue, RequiredNames } from './stored-value.ts';

/** A picture as a page draws it: one address per width, or one alone for a drawing. */
export interface ShownImage {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** Narrower copies, by format: `image/avif` → addresses by width. */
  readonly sources?:
    | readonly { readonly type: string; readonly widths: readonly (readonly [number, string])[] }[]
    | undefined;
  /** Where the picture is looked at, in hundredths from the left and the top. */
  readonly focus?: readonly [number, number] | undefined;
  /** Who made it. */
  readonly credit?: string | undefined;
}

export interface ShownFile {
  readonly href: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** What a page shows of another entry: its title, its address, and the fields that its type puts on a card. */
export interface ShownReference {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Null: it has no page of its own. */
  readonly url: string | null;
  readonly card: Readonly<Record<string, unknown>>;
}

/** What a published entry holds for a field of each kind: references and media are resolved. */
type ShownValue<F extends Field> = F extends { readonly kind: 'image' }
  ? ShownImage
  : F extends { readonly kind: 'file' }
    ? ShownFile
    : F extends { readonly kind: 'reference' }
      ? ShownReference
      : F extends { readonly kind: 'references' }
        ? readonly ShownReference[]
        : F extends { readonly kind: 'rows'; readonly fields: infer T extends FieldTable }
          ? readonly ShownFields<T>[]
          : PlainValue<F>;

/** Kinds whose value may be gone at any time, because what they point at was unpublished since. */
type MayBeGone = 'reference' | 'image' | 'file';

/** Names of the fields that are always there on a page. */
type AlwaysNames<T extends FieldTable> = {
  [K in RequiredNames<T>]: T[K] extends { readonly kind: MayBeGone } ? never : K;
}[RequiredNames<T>];

/** A table of fields as a page reads it. */
export type ShownFields<T extends FieldTable> = {
  readonly [K in AlwaysNames<T>]: ShownValue<T[K]>;
} & {
  readonly [K in Exclude<keyof T, AlwaysNames<T>>]?: ShownValue<T[K]> | undefined;
};
