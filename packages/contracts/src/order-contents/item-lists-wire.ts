import * as z from 'zod/mini';

/** Everything that is in one item, as a table: the wells or tubes with their guides, the wells with their genes. */
const itemListSchema = z.strictObject({
  item_id: z.uuid(),
  name: z.string(),
  /** "62 guides, SpCas9, Standard modifications, 3 nmol each" */
  summary: z.string(),
  /** `code`: sequences, wells and ids, in letters of one width. */
  columns: z.array(z.strictObject({ title: z.string(), code: z.boolean() })),
  /** As many texts as there are columns. */
  rows: z.array(z.array(z.string())),
});

/** The lists of an order; items that hold nothing, such as add-ons, have none. */
export const itemListsSchema = z.strictObject({ lists: z.array(itemListSchema) });

/** @see itemListSchema */
export type ItemListWire = z.output<typeof itemListSchema>;
