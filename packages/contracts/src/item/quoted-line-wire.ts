import type { QuotedLineItem } from '@cutsite/domain/quoted-line';
import * as z from 'zod/mini';
import type { ItemWireRules } from './item-wire.ts';

/** What sales has quoted: the id of its line. What it is and costs is read from there, and sent by nobody. */
const quotedLineSchema = z.strictObject({
  product_slug: z.literal('custom_project'),
  quoted_line_id: z.uuid(),
});

/** @see quotedLineSchema */
export type QuotedLineWire = z.output<typeof quotedLineSchema>;

const shown = z.strictObject({
  id: z.uuid(),
  request_number: z.string(),
  details: z.string(),
  amount: z.int(),
  unit: z.string(),
  holds_until: z.string(),
});

/** What the cart shows of a quoted line; items of other kinds lack it. */
export interface QuotedLineCartFields {
  readonly quoted_line?: z.output<typeof shown>;
}

/** Lines of quotes; the amount is in the line, so that an item is one copy. */
export const quotedLineWire: ItemWireRules<QuotedLineItem, QuotedLineWire> = {
  slugs: ['custom_project'],
  schema: quotedLineSchema,
  fromWire: ({ quoted_line_id: id }) => ({
    item: { kind: 'quoted_line', productSlug: 'custom_project', lineId: id.toLowerCase() },
    faults: [],
  }),
  toWire: ({ lineId }) => ({ product_slug: 'custom_project', quoted_line_id: lineId }),
  cartFields: {
    shape: { quoted_line: z.optional(shown) },
    ofOthers: {},
    of: ({ lineId: id, line }) => {
      if (line === undefined) return {};
      const { details, amount, unit } = line.terms;
      const fields = { id, request_number: line.requestNumber, details, amount, unit, holds_until: line.holdsUntil };
      return { quoted_line: fields };
    },
  },
  format: () => null,
  plate: () => null,
};
