import type { CartItemWire, OrderItemWire } from '@cutsite/contracts/cart';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { priceLinesToWire } from '@cutsite/contracts/price-list';
import { itemReportToWire } from '@cutsite/contracts/report';
import { itemName } from '@cutsite/domain/cart';
import { type GuideRnaItem, processing } from '@cutsite/domain/guide-rna';
import { wellLabel } from '@cutsite/domain/labware';
import { formatDecimal, multiplyMoney, usd } from '@cutsite/domain/money';
import type { PriceableItem } from '@cutsite/domain/price';
import { priceLineOf } from '../order-contents/index.ts';
import type { CartItemRow } from './cart.repository.ts';

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
