import type { AnyCart, AnyCartItem } from '@cutsite/contracts/cart';
import { deliveryToWire } from '@cutsite/contracts/order-contents';
import { oldestPriceAt, pricesHoldUntil } from '@cutsite/domain/cart';
import { deliveryOf } from '@cutsite/domain/checkout';
import { addMoney, formatDecimal, type Money, multiplyMoney, sumMoney, usd } from '@cutsite/domain/money';
import { discountsByReason } from '@cutsite/domain/price';
import { temperatures } from '@cutsite/domain/product';
import { checkVoucher, voucherDiscount, voucherRefusalMessage } from '@cutsite/domain/voucher';
import type { ItemTables } from '../../item-tables/index.ts';
import { priceLineOf } from '../order-contents/index.ts';
import { type VoucherFacts, voucherOf } from '../voucher/index.ts';
import type { CartRow, EmptyCartRow } from './cart.repository.ts';
import { cartItemToWire } from './cart-item-to-wire.ts';

function groupToWire(row: CartRow, cartId: string, items: AnyCartItem[]): AnyCart['groups'][number] {
  const { shipping_amount_minor: amount } = row;
  return {
    id: row.group_id,
    order: cartId,
    temperature: row.temperature,
    status: row.status,
    shipping_carrier: row.shipping_carrier,
    carrier_account_number: row.carrier_account_number,
    shipping_method_name: row.shipping_method_name,
    shipping_amount_charged: amount === null ? null : formatDecimal(usd(amount)),
    tracking_number: row.tracking_number,
    last_updated: row.last_updated.toISOString(),
    items,
  };
}

/** When the box leaves and arrives if the cart is ordered now. */
function deliveryOfGroup(
  { kinds, delivery: rules }: ItemTables,
  groupId: string,
  items: readonly CartRow[],
  now: Date,
): AnyCart['groups'][number]['delivery'] {
  const inBox = items.filter((row) => row.group_id === groupId);
  const [first] = inBox;
  if (first === undefined) return undefined;
  const { ship_country: country, ship_subdivision: subdivision, temperature, shipping_method: method } = first;
  const box = {
    temperature,
    items: inBox.map(({ item, needs_review: needsReview }) => ({ item, needsReview })),
    address: country === null ? null : { country, subdivision: subdivision ?? '' },
    method,
  };
  return deliveryToWire(deliveryOf(kinds, box, rules, now));
}

const groupOrder = Object.keys(temperatures);

/** The cart-detail response (CA-11 to CA-13) from the rows of `readCart`. */
export function cartToWire(tables: ItemTables, rows: readonly (CartRow | EmptyCartRow)[], now: Date): AnyCart {
  const [first] = rows;
  const items = rows.filter((row): row is CartRow => row.id !== null);
  const groups = new Map<string, AnyCart['groups'][number]>();
  let subtotal = usd(0);
  let undiscounted = usd(0);
  for (const row of items) {
    const group = groups.get(row.group_id) ?? groupToWire(row, row.cart_id, []);
    groups.set(row.group_id, group);
    group.items.push(cartItemToWire(tables, row));
    subtotal = addMoney(subtotal, multiplyMoney(usd(row.subtotal_minor), row.quantity));
    undiscounted = addMoney(undiscounted, multiplyMoney(usd(row.undiscounted_minor), row.quantity));
  }
  const voucher = voucherInCart(first?.voucher ?? null, items, now);
  const total = addMoney(usd(subtotal.minor - voucher.discount.minor), shippingOf(items));
  const isOld = (row: CartRow) => row.priced_at < oldestPriceAt(now);
  return {
    order_id: first?.cart_id ?? null,
    name: first?.name ?? '',
    status: first?.cart_status ?? 'cart',
    created: first?.cart_created_at.toISOString() ?? null,
    currency: 'USD',
    subtotal: formatDecimal(subtotal),
    undiscounted_subtotal: formatDecimal(undiscounted),
    discounts: subtotal.minor === undiscounted.minor ? [] : discountsOf(items),
    voucher: voucher.wire,
    total_before_tax: formatDecimal(total),
    prices_hold_until: pricesHoldUntil(items.map((row) => row.priced_at))?.toISOString() ?? null,
    items_with_old_prices: items.filter(isOld).map((row) => row.id),
    customer_reference_code: first?.customer_reference_code ?? null,
    item_count: items.length,
    groups: [...groups.values()]
      .map((group) => ({ ...group, delivery: deliveryOfGroup(tables, group.id, items, now) }))
      .toSorted((one, other) => groupOrder.indexOf(one.temperature) - groupOrder.indexOf(other.temperature)),
  };
}

function discountsOf(items: readonly CartRow[]): AnyCart['discounts'] {
  const entries = items.map((row) => ({ lines: row.price_lines.map(priceLineOf), quantity: row.quantity }));
  return discountsByReason(entries).map(({ label, amount }) => ({ label, amount: formatDecimal(amount) }));
}

/** Of the shipments whose method is chosen. */
function shippingOf(items: readonly CartRow[]): Money {
  const byGroup = new Map(items.map((row) => [row.group_id, usd(row.shipping_amount_minor ?? 0)]));
  return sumMoney([...byGroup.values()]);
}

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
