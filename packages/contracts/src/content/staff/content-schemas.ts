import * as z from 'zod/mini';

/** What the database keeps as text: PostgreSQL has no NUL and no half of a character. */
const isStorable = (value: unknown): boolean =>
  !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value) ?? '');

/** The fields of a draft, as its type's table has them. */
export const draftFields = z
  .record(z.string(), z.unknown())
  .check(z.refine(isStorable, { error: 'It holds characters that cannot be kept.' }));

export const idText = z.string().check(z.maxLength(64));
export const line = (most: number) => z.string().check(z.maxLength(most), z.regex(/^\P{C}*$/u));
/** Words of editors to each other, in lines. */
export const noteText = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(/^(?=[\s\S]*\S)(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, { error: 'Say it in 1 to 2,000 characters.' }),
  );
/** What whoever publishes says of it, for the history. */
export const publishNote = z.optional(line(200));
export const revisionNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const draftUrl = z.nullable(line(300));
export const moment = z.iso.datetime();
export const person = z.nullable(z.string());

/** Where an entry is on its way: words of `entryStates` of the types of content, or `trash`. */
const stateWord = z.string();

/** An entry in the list of editors. */
export const entryRowSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  url: z.nullable(z.string()),
  state: stateWord,
  /** A write names the one that it started from. */
  revision: z.int(),
  publish_at: z.nullable(z.string()),
  updated_at: z.string(),
  /** Null: the store itself. */
  updated_by: person,
  /** How many entries show or name this one. */
  used_in: z.int(),
});

/** @see entryRowSchema */
export type EntryRowWire = z.output<typeof entryRowSchema>;

/** What a form shows of an entry that is pointed at. */
export const pointedAtSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  url: z.nullable(z.string()),
  state: stateWord,
});

/** @see pointedAtSchema */
export type PointedAtWire = z.output<typeof pointedAtSchema>;

/** A picture or file, as lists and forms show it. */
export const mediaSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Where its bytes are: `/media/…`. */
  src: z.string(),
  /** The narrowest copy of a picture, for lists; where there is none, the bytes themselves. */
  thumb: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  alt: z.string(),
  /** It shows nothing that has to be said: no words are missing. */
  is_decorative: z.boolean(),
  /** Who made it; empty: nobody is named. Pages say it below the picture. */
  credit: z.string(),
  /** The name of the folder that it lies in; empty: in none. */
  folder: z.string(),
  /** Where it is looked at, in hundredths from the left and the top; null: in its middle. */
  focus: z.nullable(z.array(z.int())),
  /** Widths of its copies, in pixels. */
  widths: z.array(z.int()),
  /** Its copies are still to be made; it is shown as it is until then. */
  is_in_work: z.boolean(),
  /** How many other pictures look the same, whatever their size and format. */
  alike: z.int(),
  used_in: z.int(),
  created_at: z.string(),
  /** A write of its facts names the one that it started from. */
  revision: z.int(),
  /** Who changed it last; null: nobody since it was added. */
  changed_by: person,
});

/** A picture or file with what only its own panel shows. */
export const mediaDetailSchema = z.strictObject({
  ...mediaSchema.def.shape,
  /** Null: it came with the store, or from another system. */
  added_by: person,
  is_in_trash: z.boolean(),
  /** Its copies in narrower widths and other formats. */
  copies: z.array(z.strictObject({ type: z.string(), width: z.int(), bytes: z.int() })),
  /** Others that look the same, what is shown most first. */
  looks_the_same: z.array(mediaSchema),
});

/** @see mediaDetailSchema */
export type MediaDetailWire = Unchanged<z.output<typeof mediaDetailSchema>>;

/** @see mediaSchema */
export type MediaWire = Unchanged<z.output<typeof mediaSchema>>;

/** An entry with its draft. */
export const entrySchema = z.strictObject({
  ...entryRowSchema.def.shape,
  fields: z.record(z.string(), z.unknown()),
  /** The number of the version that the draft is. */
  version: z.int(),
  published_version: z.nullable(z.int()),
  /** Where visitors find it now; null: nowhere. */
  published_url: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  /** When it was on the site for the first time; its address then stays unless somebody changes it. */
  first_published_at: z.nullable(z.string()),
  /** The version that the clock publishes. */
  publish_version: z.nullable(z.int()),
  /** What the history will say of it then. */
  publish_note: z.nullable(z.string()),
  unpublish_at: z.nullable(z.string()),
  is_in_review: z.boolean(),
  /** Another system keeps it: nothing of it is written here. */
  is_kept_elsewhere: z.boolean(),
  /** Why it cannot be published here; null: it can. */
  publishing_off: z.nullable(z.string()),
  /** Who agreed to the draft of now; null: nobody, or it was written again since. */
  approved_by: person,
  /** What the draft points at, as forms show it. */
  points_at: z.array(pointedAtSchema),
  media: z.array(mediaSchema),
});

/** @see entrySchema */
export type EntryWire = Unchanged<z.output<typeof entrySchema>>;

/** A value with all of its parts, which nobody changes. */
type Unchanged<T> = T extends readonly (infer U)[]
  ? readonly Unchanged<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

export const versionRowSchema = z.strictObject({
  number: z.int(),
  saved_at: z.string(),
  saved_by: z.string(),
  is_draft: z.boolean(),
  is_published: z.boolean(),
  /** When it was made what visitors see, each time, with what was said of it. */
  published: z.array(z.strictObject({ at: z.string(), note: z.nullable(z.string()) })),
});
