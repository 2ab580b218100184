import * as z from 'zod/mini';
import { isAllowedLink, slugPattern } from '../link/index.ts';
import { isEmptyRichText, isRichText, type RichText } from '../rich-text/index.ts';
import type { Field, FieldTable } from './field.ts';

/**
 * What a value is checked for. `draft`: what an editor may keep while writing. `ready`: what publishing needs. `shown`:
 * what a page reads, with references and media resolved.
 */
export type Stage = 'draft' | 'ready' | 'shown';

type Schema = z.ZodMiniType;

const sentence = (message: string) => ({ error: message });

const maxText = { line: 200, box: 2_000 } as const;
const maxRows = 200;
const maxReferences = 500;
/** Text of a draft may be empty; of what is published only where the field may be left out. */
function textSchema(field: Extract<Field, { kind: 'text' }>, stage: Stage): Schema {
  const most = field.max ?? (field.lines === undefined ? maxText.line : maxText.box);
  const text = z.string().check(z.maxLength(most, sentence(`${field.label} has at most ${most} characters.`)));
  return stage === 'ready' && field.required === true
    ? text.check(z.refine((value) => value.trim() !== '', sentence(`${field.label} is missing.`)))
    : text;
}

const patternSchema = (fits: (value: string) => boolean, message: string, stage: Stage): Schema =>
  z.string().check(
    z.maxLength(2_000, sentence('It is too long.')),
    z.refine((value) => (stage === 'draft' && value === '') || fits(value), sentence(message)),
  );

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const moment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?Z$/;

const id = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, sentence('It is no id.')));
const short = z.string().check(z.maxLength(500));
const address = z.string().check(z.maxLength(2_000));

const entryReference = z.strictObject({ entry: id });
const imageReference = z.strictObject({
  media: id,
  alt: short,
  caption: z.optional(short),
  decorative: z.optional(z.literal(true)),
});
const fileReference = z.strictObject({ media: id });

const shownReference = z.strictObject({
  id,
  type: short,
  title: short,
  url: z.nullable(address),
  card: z.record(z.string(), z.unknown()),
});
const shownImage = z.strictObject({
  src: address,
  alt: short,
  caption: z.optional(short),
  width: z.int(),
  height: z.int(),
  sources: z.optional(z.array(z.strictObject({ type: short, widths: z.array(z.tuple([z.int(), address])) }))),
  focus: z.optional(z.tuple([z.number(), z.number()])),
  credit: z.optional(short),
});
const shownFile = z.strictObject({ href: address, name: short, type: short, bytes: z.int() });

const richText = z.custom<RichText>(isRichText, sentence('It is no rich text, or too long.'));

function richTextSchema(field: Field, stage: Stage): Schema {
  return stage === 'ready' && field.required === true
    ? richText.check(z.refine((value) => !isEmptyRichText(value), sentence(`${field.label} is missing.`)))
    : richText;
}

function numberSchema(field: Extract<Field, { kind: 'number' }>): Schema {
  const { min = -1e12, max = 1e12, whole = true, label } = field;
  const range = sentence(`${label} is between ${min} and ${max}.`);
  const number = whole ? z.int(sentence(`${label} is a whole number.`)) : z.number();
  return number.check(z.gte(min, range), z.lte(max, range));
}

/** A block is read by its own table, which a room above this one knows. */
const anyBlock = z.looseObject({ id: short, block: short });

/** The schema of each kind of field. A kind that is missing here is a fault of the compiler. */
const schemaOf: { readonly [K in Field['kind']]: (field: Extract<Field, { kind: K }>, stage: Stage) => Schema } = {
  text: textSchema,
  texts: ({ max = 50 }) => z.array(short).check(z.maxLength(max, sentence(`There may be ${max} at most.`))),
  slug: (_, stage) =>
    patternSchema((value) => slugPattern.test(value), 'Small letters, digits and hyphens, such as guide-rna.', stage),
  link: (_, stage) => patternSchema(isAllowedLink, 'A link begins with https:, mailto:, / or #.', stage),
  date: (_, stage) => patternSchema((value) => day.test(value), 'A day is written as 2026-11-23.', stage),
  moment: (_, stage) =>
    patternSchema((value) => moment.test(value), 'A moment is written in UTC, as 2026-11-23T15:00Z.', stage),
  number: numberSchema,
  flag: () => z.boolean(),
  choice: ({ options, label }) => z.enum(Object.keys(options), sentence(`${label} is not one of its choices.`)),
  rich_text: richTextSchema,
  image: (_, stage) => (stage === 'shown' ? shownImage : imageReference),
  file: (_, stage) => (stage === 'shown' ? shownFile : fileReference),
  reference: (_, stage) => (stage === 'shown' ? shownReference : entryReference),
  references: ({ max = maxReferences, label }, stage) =>
    stage === 'shown'
      ? z.array(shownReference)
      : z.array(entryReference).check(z.maxLength(max, sentence(`${label}: ${max} at most.`))),
  rows: ({ fields, max = maxRows, label, required }, stage) => {
    const rows = z.array(fieldsSchema(fields, stage)).check(z.maxLength(max, sentence(`${label}: ${max} at most.`)));
    return stage === 'ready' && required === true ? rows.check(z.minLength(1, sentence(`${label} is missing.`))) : rows;
  },
  blocks: () => z.array(anyBlock).check(z.maxLength(300, sentence('A page has 300 blocks at most.'))),
};

/** What a required reference, picture or file points at may have been unpublished when the page is drawn. */
const mayBeGone: ReadonlySet<Field['kind']> = new Set(['reference', 'image', 'file']);

function fieldSchema(field: Field, stage: Stage): Schema {
  const schema = schemaOf[field.kind](field as never, stage);
  const isNeeded = field.required === true && (stage === 'ready' || (stage === 'shown' && !mayBeGone.has(field.kind)));
  if (!isNeeded) return z.optional(schema);
  return stage === 'ready' ? z.pipe(z.unknown().check(isThere(field.label)), schema) : schema;
}

const isThere = (label: string) =>
  z.refine((value) => value !== undefined && value !== null, { error: `${label} is missing.`, abort: true });

/** The schema of a table of fields: an unknown name is refused. */
export function fieldsSchema(fields: FieldTable, stage: Stage): z.ZodMiniType<Record<string, unknown>> {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, stage)])),
  );
}
