import type { OrderItemWire } from '@cutsite/contracts/cart';
import { guideRnaItemFromWire, wireFaultMessages } from '@cutsite/contracts/guide-rna';
import type { Problem, ProblemRow } from '@cutsite/contracts/problem';
import { checkQuantity, itemName, noRoomMessage, quantityMessage } from '@cutsite/domain/cart';
import { checkItems, type GuideRnaItem, type ItemCheck } from '@cutsite/domain/guide-rna';
import { wellLabel } from '@cutsite/domain/labware';
import {
  type PriceableItem,
  type PricedItem,
  type PriceFault,
  type PriceList,
  priceFaultMessages,
  priceItem,
} from '@cutsite/domain/price';
import { type ItemReport, itemReport } from '@cutsite/domain/report';
import { err, ok, type Result } from '@cutsite/domain/result';

/** An item that the rules let through, with its price: only such an item is ever written. */
export interface OrderableItem {
  readonly priced: PricedItem;
  /** Copies. */
  readonly quantity: number;
  readonly needsReview: boolean;
  /** What there was to say about it; null for an add-on. */
  readonly report: ItemReport | null;
}

/** What the rules look at besides the items. */
export interface OrderContext {
  readonly tubeNamesInCart: ReadonlySet<string>;
  /** How many of each add-on are in the cart, by its slug; what is added comes on top. */
  readonly addOnsInCart: ReadonlyMap<string, number>;
  readonly prices: PriceList;
  readonly priceStrategy: string | null;
}

const whole = { sequence: null, well: null, flag: null, severity: 'error' } as const;

/**
 * Reads, checks and prices the items of one call by the rules that the browser has too. All of them pass or the refusal
 * names each row and each rule it breaks.
 */
export function checkOrderItems(
  wires: readonly OrderItemWire[],
  context: OrderContext,
): Result<OrderableItem[], Problem> {
  const rows: ProblemRow[] = [];
  const items = wires.map((wire, place) => readItem(wire, place, rows));
  const guides = [...items.entries()].filter((entry): entry is [number, GuideRnaItem] => isGuides(entry[1]));
  const checked = new Map<number, ItemCheck>();
  const checks = checkItems(
    guides.map(([, item]) => item),
    context,
  );
  for (const [at, check] of checks.entries()) {
    const place = guides[at]?.[0] ?? at;
    checked.set(place, check);
    const errors = check.faults.filter((fault) => fault.severity === 'error');
    for (const { sequenceIndex, ...fault } of errors) rows.push({ item: place, sequence: sequenceIndex, ...fault });
  }
  rows.push(...fullLines(items, context.addOnsInCart));
  if (rows.length > 0) return err(refusal(rows));

  const orderable: OrderableItem[] = [];
  const prices = { list: context.prices, strategy: context.priceStrategy };
  for (const [place, item] of items.entries()) {
    const priced = priceItem(item, context.prices, context.priceStrategy);
    if (!priced.ok) rows.push(...priceRows(priced.error, item, place));
    else {
      const check = checked.get(place);
      const report = isGuides(item) && check !== undefined ? itemReport(item, check, prices) : null;
      const needsReview = check?.needsReview ?? false;
      orderable.push({ priced: priced.value, quantity: copiesOf(item), needsReview, report });
    }
  }
  return rows.length > 0 ? err(refusal(rows)) : ok(orderable);
}

function isGuides(item: PriceableItem): item is GuideRnaItem {
  return 'sequences' in item;
}

/** Guides come once; `quantity` of an eSpOT-ON item is its amount (ruling 27). */
function copiesOf(item: PriceableItem): number {
  return isGuides(item) ? 1 : item.quantity;
}

function readItem(wire: OrderItemWire, place: number, rows: ProblemRow[]): PriceableItem {
  if (!('sequences' in wire)) {
    const item: PriceableItem = { productSlug: wire.product_slug, quantity: wire.quantity };
    if (!checkQuantity(wire.quantity).ok) {
      const fault = { field: 'quantity', code: 'quantity_invalid', message: quantityMessage };
      rows.push({ item: place, ...whole, name: itemName(item), ...fault });
    }
    return item;
  }
  const read = guideRnaItemFromWire(wire);
  for (const { field, code } of read.faults) {
    rows.push({ item: place, ...whole, name: itemName(read.item), field, code, message: wireFaultMessages[code] });
  }
  return read.item;
}

/** Adding the same add-on again adds to its quantity, which has an upper end too. */
function fullLines(items: readonly PriceableItem[], inCart: ReadonlyMap<string, number>): ProblemRow[] {
  const counts = new Map(inCart);
  return [...items.entries()].flatMap(([place, item]) => {
    if (isGuides(item) || !checkQuantity(item.quantity).ok) return [];
    const already = counts.get(item.productSlug) ?? 0;
    counts.set(item.productSlug, already + item.quantity);
    if (checkQuantity(already + item.quantity).ok) return [];
    const fault = { field: 'quantity', code: 'quantity_over_limit', message: noRoomMessage(already) };
    return [{ item: place, ...whole, name: itemName(item), ...fault }];
  });
}

function priceRows(fault: PriceFault, item: PriceableItem, place: number): ProblemRow[] {
  const { code, sequenceIndexes } = fault;
  const shared = { item: place, ...whole, field: 'price', code, message: priceFaultMessages[code] };
  if (!isGuides(item) || sequenceIndexes.length === 0) return [{ ...shared, name: itemName(item) }];
  return sequenceIndexes.map((sequence) => {
    const { name = '', well = null } = item.sequences[sequence] ?? {};
    return { ...shared, sequence, name, well: well === null ? null : wellLabel(well) };
  });
}

function refusal(rows: ProblemRow[]): Problem {
  const code = (['no_price', 'out_of_stock'] as const).find((word) => rows.every((row) => row.code === word));
  return { error_code: code ?? 'rows_refused', error_message: [...new Set(rows.map((row) => row.message))], rows };
}
