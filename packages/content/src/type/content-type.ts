import type { FieldTable } from '../field/index.ts';

/** Fields of an older version of a type, made into those of the next one. Pure: it knows neither time nor database. */
export type FieldMigration = (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** A type of content: one table of fields, and what the site and the editor need to know beside it. */
export interface ContentType {
  /** On the wire and in the database: `blog_post`. */
  readonly name: string;
  readonly label: string;
  readonly plural: string;
  /** One sentence for editors: what it is for. */
  readonly help: string;
  /** Raised with every change that earlier drafts do not fit; each has its migration and its fixture. */
  readonly version: number;
  /** By the version that they start from. */
  readonly migrations?: Readonly<Record<number, FieldMigration>>;
  /** What proposes the address of a page: `/blog/{slug}`, or a fixed address. Null: it has no page (ruling 67). */
  readonly url: `/${string}` | null;
  /** The field that orders entries in time, newest first where a list says so. */
  readonly date?: string;
  /** Fields that stand on cards: in lists, and where other entries refer to this one. */
  readonly card: readonly string[];
  /** Filters of lists beside tags and the year: name of the filter, and the field that it reads (CT-31). */
  readonly filters?: Readonly<Record<string, string>>;
  /**
   * What sets apart entries without a page, such as tags: the fields whose values together are used once. Entries with
   * a page have their address.
   */
  readonly unique?: readonly string[];
  /**
   * True for a type whose pages are looked for only where no other entry has the address: an enhanced product may stand
   * at the address of a product (CT-21).
   */
  readonly isFallback?: boolean;
  readonly fields: FieldTable;
}

/** Declares a type; its fields keep their types, so that pages and starter entries are checked against them. */
export const defineType = <const T extends ContentType>(type: T): T => type;
