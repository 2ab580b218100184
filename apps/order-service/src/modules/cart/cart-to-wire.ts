import type { CartItemWire, CartWire, OrderItemWire } from '@cutsite/contracts/cart';
import { priceLinesToWire } from '@cutsite/contracts/catalogue';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { itemReportToWire } from '@cutsite/contracts/preflight';
import { itemName } from '@cutsite/domain/cart';
import { type GuideRnaItem, processing } from '@cutsite/domain/guide-rna';
import { wellLabel } from '@cutsite/domain/labware';
import { addMoney, formatDecimal, multiplyMoney, usd } from '@cutsite/domain/money';
import type { PriceableItem } from '@cutsite/domain/pricing';
import { temperatures } from '@cutsite/domain/product';
import { priceLineOf } from '../order-contents/index.ts';
import type { CartItemRow, CartRow, EmptyCartRow } from './cart.repository.ts';

type Guides = Pick<
  CartItemWire,
  | 'product_format'
  | 'plate_name'
  | 'nuclease'
  | 'mod'
  | 'guaranteed_yield'
  | 'processing'
  | 'species'
  | 'cell_line'
  | 'sequences'
>;

const noGuides: Guides = {
  product_format: null,
  plate_name: null,
  nuclease: null,
  mod: null,
  guaranteed_yield: null,
  processing: [],
  species: null,
  cell_line: null,
  sequences: [],
};

function guidesOf(item: GuideRnaItem): Guides {
  return {
    product_format: item.format,
    plate_name: item.plateName,
    nuclease: item.nuclease,
    mod: item.modifications,
    guaranteed_yield: item.yield,
    processing: processing(item.yield, item.purification),
    species: item.species,
    cell_line: item.cellLine,
    sequences: item.sequences.map(({ name, rawSequence, well }) => ({
      name,
      raw_sequence: rawSequence,
      well: well === null ? null : wellLabel(well),
    })),
  };
}

/** An item as the cart shows it. */
export function cartItemToWire(row: CartItemRow): CartItemWire {
  const { item, quantity } = row;
  const isGuides = 'sequences' in item;
  return {
    id: row.id,
    kind: isGuides ? 'guide_rna' : 'add_on',
    name: itemName(item),
    product_slug: item.productSlug,
    ...(isGuides ? guidesOf(item) : noGuides),
    quantity,
    currency: 'USD',
    subtotal: formatDecimal(multiplyMoney(usd(row.subtotal_minor), quantity)),
    undiscounted_subtotal: formatDecimal(multiplyMoney(usd(row.undiscounted_minor), quantity)),
    price_lines: priceLinesToWire(row.price_lines.map(priceLineOf)),
    price_list_version: row.price_list_version,
    needs_review: row.needs_review,
    report: row.report === null ? null : itemReportToWire(row.report),
    created: row.created_at.toISOString(),
    last_updated: row.updated_at.toISOString(),
  };
}

/** An item as it was sent, for editing. An add-on carries the copies that are in the cart now. */
export function orderItemToWire(item: PriceableItem, quantity: number): OrderItemWire {
  return 'sequences' in item ? guideRnaItemToWire(item) : { product_slug: item.productSlug, quantity };
}

function groupToWire(row: CartRow, cartId: string, items: CartItemWire[]): CartWire['groups'][number] {
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

const groupOrder = Object.keys(temperatures);

/** The cart-detail response (Specification 1 §3) from the rows of `readCart`. */
export function cartToWire(rows: readonly (CartRow | EmptyCartRow)[]): CartWire {
  const [first] = rows;
  const groups = new Map<string, CartWire['groups'][number]>();
  let subtotal = usd(0);
  let undiscounted = usd(0);
  let itemCount = 0;
  for (const row of rows) {
    if (row.id === null) continue;
    const group = groups.get(row.group_id) ?? groupToWire(row, row.cart_id, []);
    groups.set(row.group_id, group);
    group.items.push(cartItemToWire(row));
    subtotal = addMoney(subtotal, multiplyMoney(usd(row.subtotal_minor), row.quantity));
    undiscounted = addMoney(undiscounted, multiplyMoney(usd(row.undiscounted_minor), row.quantity));
    itemCount += 1;
  }
  return {
    order_id: first?.cart_id ?? null,
    created: first?.cart_created_at.toISOString() ?? null,
    currency: 'USD',
    subtotal: formatDecimal(subtotal),
    undiscounted_subtotal: formatDecimal(undiscounted),
    item_count: itemCount,
    groups: [...groups.values()].toSorted(
      (one, other) => groupOrder.indexOf(one.temperature) - groupOrder.indexOf(other.temperature),
    ),
  };
}
