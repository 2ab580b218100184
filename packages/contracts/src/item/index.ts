export { type AddOnItemWire, addOnItemSchema } from './add-on-wire.ts';
export { itemToWire, kindOfSent, readSentItem, sentItemSchema, slugsOf } from './by-slug.ts';
export type { GuideRnaCartFields } from './guide-rna-wire.ts';
export type {
  CartFields,
  ItemTables,
  ItemWireRules,
  ItemWires,
  ReadItem,
  SentItem,
  SentItemFault,
} from './item-wire.ts';
export { itemWires, type OrderItemWire } from './item-wires.ts';
export { maxPerCall, tooManyOfAKind } from './max-per-call.ts';
export type { QuotedLineCartFields } from './quoted-line-wire.ts';
