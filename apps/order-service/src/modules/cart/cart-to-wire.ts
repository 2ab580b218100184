import type { AnyCart, AnyCartItem } from '@cutsite/contracts/cart';
import { deliveryToWire } from '@cutsite/contracts/order-contents';
import { oldestPriceAt, pricesHoldUntil } from '@cutsite/domain/cart';
import { deliveryOf } from '@cutsite/domain/checkout';
import { kindOf } from '@cutsite/domain/item';
import { addMoney, formatDecimal, type Money, multiplyMoney, sumMoney, usd } from '@cutsite/domain/money';
import { discountsByReason } from '@cutsite/domain/price';
import { temperatures } from '@cutsite/domain/product';
import { checkVoucher, voucherDiscount, voucherRefusalMessage } from '@cutsite/domain/voucher';
import type { ItemTables } from '../../item-tables/index.ts';
import { priceLineOf } from '../order-contents/index.ts';
import { type VoucherFacts, voucherOf } from '../voucher/index.ts';
import type { CartGroup, CartHead, CartRow, StoredCart } from './cart.repository.ts';
import { cartItemsToWire } from './cart-item-to-wire.ts';

function groupToWire(group: CartGroup, cartId: string, items: AnyCartItem[]): AnyCart['groups'][number] {
  const { shipping_amount_minor: amount } = group;
  return {
    id: group.id,
    order: cartId,
    temperature: group.temperature,
    status: group.status,
    shipping_carrier: group.shipping_carrier,
    carrier_account_number: group.carrier_account_number,
    shipping_method_name: group.shipping_method_name,
    shipping_amount_charged: amount === null ? null : formatDecimal(usd(amount)),
    tracking_number: group.tracking_number,
    last_updated: group.last_updated.toISOString(),
    items,
  };
}

/** The items of one shipment. */
interface Box {
  readonly group: CartGroup;
  readonly rows: CartRow[];
}

/** Boxes by their temperature, as shipments are shown. */
function boxesOf(rows: readonly CartRow[]): Box[] {
  const boxes = new Map<string, Box>();
  for (const row of rows) {
    const box = boxes.get(row.group.id);
    if (box === undefined) boxes.set(row.group.id, { group: row.group, rows: [row] });
    else box.rows.push(row);
  }
  const place = ({ group }: Box) => groupOrder.indexOf(group.temperature);
  return [...boxes.values()].toSorted((one, other) => place(one) - place(other));
}

/** When the box leaves and arrives if the cart is ordered now. */
function deliveryOfBox(
  { kinds, delivery: rules }: ItemTables,
  { ship_country: country, ship_subdivision: subdivision }: CartHead,
  { group: { temperature, shipping_method: method }, rows }: Box,
  now: Date,
): AnyCart['groups'][number]['delivery'] {
  const box = {
    temperature,
    items: rows.map(({ item, needs_review: needsReview }) => ({ item, needsReview })),
    address: country === null ? null : { country, subdivision: subdivision ?? '' },
    method,
  };
  return deliveryToWire(deliveryOf(kinds, box, rules, now));
}

const groupOrder = Object.keys(temperatures);

/** The cart-detail response (CA-11 to CA-13); of no cart, that of an empty one. */
export function cartToWire(tables: ItemTables, cart: StoredCart | null, now: Date): AnyCart {
  if (cart === null) return noCart;
  const { head, rows } = cart;
  const boxes = boxesOf(rows);
  const toWire = cartItemsToWire(tables);
  const subtotal = sumOf(rows, (row) => row.subtotal_minor);
  const undiscounted = sumOf(rows, (row) => row.undiscounted_minor);
  const voucher = voucherInCart(head.voucher, rows, now);
  const total = addMoney(usd(subtotal.minor - voucher.discount.minor), shippingOf(boxes));
  const oldest = oldestPriceAt(now);
  return {
    order_id: head.cart_id,
    name: head.name,
    status: head.status,
    created: head.created_at.toISOString(),
    currency: 'USD',
    subtotal: formatDecimal(subtotal),
    undiscounted_subtotal: formatDecimal(undiscounted),
    discounts: subtotal.minor === undiscounted.minor ? [] : discountsOf(rows),
    voucher: voucher.wire,
    total_before_tax: formatDecimal(total),
    prices_hold_until: holdUntil(tables, rows)?.toISOString() ?? null,
    items_with_old_prices: rows
      .filter((row) => row.priced_at < oldest || (setEnd(tables, row) ?? now) < now)
      .map((row) => row.id),
    customer_reference_code: head.customer_reference_code,
    item_count: rows.length,
    groups: boxes.map((box) => ({
      ...groupToWire(box.group, head.cart_id, box.rows.map(toWire)),
      delivery: deliveryOfBox(tables, head, box, now),
    })),
  };
}

/** When the price ends that sales has set for an item; null: the list's. */
function setEnd({ kinds }: Pick<ItemTables, 'kinds'>, { item }: CartRow): Date | null {
  const end = kindOf(kinds, item).holdsUntil?.(item) ?? null;
  return end === null ? null : new Date(end);
}

/** Until when all prices hold, those of the list and those that sales has set. */
function holdUntil(tables: ItemTables, rows: readonly CartRow[]): Date | null {
  const ends = [pricesHoldUntil(rows.map((row) => row.priced_at)), ...rows.map((row) => setEnd(tables, row))];
  const times = ends.flatMap((end) => end?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

const nothing = formatDecimal(usd(0));

const noCart: AnyCart = {
  order_id: null,
  name: '',
  status: 'cart',
  created: null,
  currency: 'USD',
  subtotal: nothing,
  undiscounted_subtotal: nothing,
  discounts: [],
  voucher: null,
  total_before_tax: nothing,
  prices_hold_until: null,
  items_with_old_prices: [],
  customer_reference_code: null,
  item_count: 0,
  groups: [],
};

const sumOf = (rows: readonly CartRow[], minorOf: (row: CartRow) => number): Money =>
  rows.reduce((sum, row) => addMoney(sum, multiplyMoney(usd(minorOf(row)), row.quantity)), usd(0));

function discountsOf(items: readonly CartRow[]): AnyCart['discounts'] {
  const entries = items.map((row) => ({ lines: row.price_lines.map(priceLineOf), quantity: row.quantity }));
  return discountsByReason(entries).map(({ label, amount }) => ({ label, amount: formatDecimal(amount) }));
}

/** Of the shipments whose method is chosen. */
const shippingOf = (boxes: readonly Box[]): Money =>
  sumMoney(boxes.map(({ group }) => usd(group.shipping_amount_minor ?? 0)));

interface VoucherInCart {
  readonly discount: Money;
  readonly wire: AnyCart['voucher'];
}

/** A voucher that can no longer be used still shows what it took off, with the reason: the checkout waits for it. */
function voucherInCart(facts: VoucherFacts | null, items: readonly CartRow[], now: Date): VoucherInCart {
  if (facts === null) return { discount: usd(0), wire: null };
  const { voucher, uses } = voucherOf(facts);
  const lines = items.map((row) => ({
    productSlug: row.item.productSlug,
    subtotal: multiplyMoney(usd(row.subtotal_minor), row.quantity),
  }));
  const discount = voucherDiscount(voucher, lines);
  const checked = checkVoucher({ voucher, uses, productSlugs: lines.map((line) => line.productSlug), now });
  const refusal = checked.ok ? null : { code: checked.error, message: voucherRefusalMessage(checked.error, voucher) };
  return { discount, wire: { code: voucher.code, label: voucher.label, discount: formatDecimal(discount), refusal } };
}
