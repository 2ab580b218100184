import { readSentItem, type SentItem } from '@cutsite/contracts/item';
import type { Problem, ProblemRow } from '@cutsite/contracts/problem';
import { checkQuantity, quantityLeftMessage } from '@cutsite/domain/cart';
import { checkByKind, itemName, type KindCheckContext, type KindedItem, kindOf } from '@cutsite/domain/item';
import { checkProjectName, projectNameMessages } from '@cutsite/domain/naming';
import { type PricedItem, type PriceFault, type PriceList, priceFaultMessages } from '@cutsite/domain/price';
import type { ItemReport } from '@cutsite/domain/report';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { ItemTables } from '../../item-tables/index.ts';

/** An item that the rules let through, with its price: only such an item is ever written. */
export interface OrderableItem {
  readonly priced: PricedItem<KindedItem>;
  /** Copies. */
  readonly quantity: number;
  /** Items of one key in a cart are one line; null: a line by itself. */
  readonly mergeKey: string | null;
  readonly needsReview: boolean;
  /** What there was to say about it; null for a kind without reports. */
  readonly report: ItemReport | null;
}

/** What the rules look at besides the items. */
export interface OrderContext extends KindCheckContext {
  /** How many copies are on the lines that these items would join, by merge key; what is added comes on top. */
  readonly mergedInCart: ReadonlyMap<string, number>;
  readonly prices: PriceList;
  readonly priceStrategy: string | null;
}

const whole = { sequence: null, well: null, flag: null, severity: 'error' } as const;

/**
 * Reads, checks and prices the items of one call by the rules of their kinds, which the browser has too. All of them
 * pass or the refusal names each row and each rule it breaks.
 */
export function checkOrderItems(
  { kinds, wires }: ItemTables,
  sent: readonly SentItem[],
  context: OrderContext,
): Result<OrderableItem[], Problem> {
  const rows: ProblemRow[] = [];
  const items = sent.map((one, index) => {
    const { item, faults } = readSentItem(wires, one);
    const name = itemName(kinds, item);
    for (const fault of faults) rows.push({ item: index, ...whole, name, ...fault });
    const code = checkProjectName(item.projectName ?? '');
    if (code !== null) {
      rows.push({ item: index, ...whole, name, field: 'project_name', code, message: projectNameMessages[code] });
    }
    return item;
  });
  const checks = checkByKind(kinds, items, context);
  for (const [place, { faults }] of checks.entries()) {
    for (const { sequenceIndex, ...fault } of faults) {
      if (fault.severity === 'error') rows.push({ item: place, sequence: sequenceIndex, ...fault });
    }
  }
  rows.push(...fullLines(kinds, items, context.mergedInCart));
  if (rows.length > 0) return err(refusal(rows));

  const orderable: OrderableItem[] = [];
  const prices = { list: context.prices, strategy: context.priceStrategy };
  for (const [place, item] of items.entries()) {
    const rules = kindOf(kinds, item);
    const kept = withWhatIsKept(rules, item, context);
    const priced = rules.price(kept, prices.list, prices.strategy);
    if (!priced.ok) rows.push(...priceRows(kinds, priced.error, item, place));
    else {
      const check = checks[place];
      orderable.push({
        priced: priced.value,
        quantity: rules.copies(item) ?? 1,
        mergeKey: rules.mergeKey(item),
        needsReview: check?.needsReview ?? false,
        report: check?.report(prices) ?? null,
      });
    }
  }
  return rows.length > 0 ? err(refusal(rows)) : ok(orderable);
}

/** The item with what it keeps of the catalogue, or as the line of a quote says: never as it was sent. */
function withWhatIsKept(
  rules: ReturnType<typeof kindOf>,
  item: KindedItem,
  { catalogue, quotedLines }: Pick<OrderContext, 'catalogue' | 'quotedLines'>,
): KindedItem {
  const lineId = rules.lineOf?.(item);
  const line = lineId === undefined ? undefined : quotedLines?.get(lineId);
  if (line !== undefined) return rules.keepLine?.(item, line) ?? item;
  return (catalogue === null ? undefined : rules.keepFacts?.(item, catalogue)) ?? item;
}

type Kinds = ItemTables['kinds'];

/** What joins a line adds to its quantity, which has an upper end too. */
function fullLines(kinds: Kinds, items: readonly KindedItem[], inCart: ReadonlyMap<string, number>): ProblemRow[] {
  const counts = new Map(inCart);
  return [...items.entries()].flatMap(([place, item]) => {
    const rules = kindOf(kinds, item);
    const key = rules.mergeKey(item);
    const copies = rules.copies(item) ?? 1;
    if (key === null || !checkQuantity(copies).ok) return [];
    const already = counts.get(key) ?? 0;
    counts.set(key, already + copies);
    if (checkQuantity(already + copies).ok) return [];
    const fault = { field: 'quantity', code: 'quantity_over_limit', message: quantityLeftMessage(already) };
    return [{ item: place, ...whole, name: rules.name(item), ...fault }];
  });
}

function priceRows(kinds: Kinds, fault: PriceFault, item: KindedItem, place: number): ProblemRow[] {
  const { code, unitIndexes } = fault;
  const rules = kindOf(kinds, item);
  const shared = { item: place, ...whole, field: 'price', code, message: priceFaultMessages[code] };
  const rows = unitIndexes.flatMap((sequence): ProblemRow[] => {
    const where = rules.placeOfUnit(item, sequence);
    return where === null ? [] : [{ ...shared, sequence, ...where }];
  });
  return rows.length > 0 ? rows : [{ ...shared, name: rules.name(item) }];
}

function refusal(rows: ProblemRow[]): Problem {
  const code = (['no_price', 'out_of_stock'] as const).find((word) => rows.every((row) => row.code === word));
  return { error_code: code ?? 'rows_refused', error_message: [...new Set(rows.map((row) => row.message))], rows };
}
