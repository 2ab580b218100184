import type * as z from 'zod/mini';

type Fields = Readonly<Record<string, unknown>>;

const kept = new WeakMap<z.core.$ZodType, Fields>();

/**
 * Says what an answer holds in fields of the object that its maker leaves out. They are written as the same text each
 * time, which costs less than to copy and write them for each of many objects.
 */
export function fillsIn<Schema extends z.core.$ZodType>(schema: Schema, fields: Fields): Schema {
  kept.set(schema, fields);
  return schema;
}

/** What {@link fillsIn} said of the schema; null: its maker leaves nothing out. */
export const fieldsFilledIn = (schema: z.core.$ZodType): Fields | null => kept.get(schema) ?? null;
