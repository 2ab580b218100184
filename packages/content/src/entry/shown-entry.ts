import { fieldsSchema } from '../field/index.ts';
import { contentTypeOf, isContentTypeName, type ShownEntry } from '../type/index.ts';

/** A row of the read model, before its schema has read it. */
export interface PublishedRow {
  readonly id: string;
  readonly type: string;
  readonly url: string | null;
  readonly title: string;
  readonly fields: unknown;
  readonly firstPublishedAt: string;
  readonly publishedAt: string;
}

const schemas = new Map<string, ReturnType<typeof fieldsSchema>>();

/** The entry that a row holds, read by the schema of its type. Null when it is none that this program can draw. */
export function readShownEntry(row: PublishedRow): ShownEntry | null {
  const { type } = row;
  if (!isContentTypeName(type)) return null;
  const schema = schemas.get(type) ?? fieldsSchema(contentTypeOf(type).fields, 'shown');
  schemas.set(type, schema);
  const read = schema.safeParse(row.fields);
  return read.success ? ({ ...row, type, fields: read.data } as unknown as ShownEntry) : null;
}
