import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { orderContentsToWire } from '@cutsite/contracts/order-contents';
import { addressWarningMessage, addressWarnings } from '@cutsite/domain/address';
import {
  activeStep,
  missingPartMessage,
  missingParts,
  type OrderContents,
  restrictedItemMessage,
  restrictedItems,
} from '@cutsite/domain/checkout';
import { noLongerMade } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { readTerms, requestedFacts } from '../cart/index.ts';
import {
  deliveriesOf,
  deliveriesToWire,
  itemListsOf,
  type OrderHandle,
  readContents,
} from '../order-contents/index.ts';
import { readStandingQuote } from '../quote/index.ts';
import { voucherRefusal } from '../voucher/index.ts';
import { readPlacedContents } from './placed-contents.repository.ts';

/** The order with its sums, the step it is at and what is missing (CO-2 to CO-7; ruling 34). */
export async function showSummary(
  db: Pool | PoolClient,
  tables: ItemTables,
  handle: OrderHandle,
  now: Date,
): Promise<OrderSummaryWire> {
  // What was paid for stays as it was, whatever becomes of vouchers and tax rates.
  const placed = handle.status === 'ordered' ? await readPlacedContents(db, handle) : null;
  const contents = placed ?? (await readContents(db, handle));
  const terms = await readTerms(db, handle);
  const step = activeStep(contents);
  const { items, shippingAddress, shipments } = contents;
  const { voucher } = contents;
  // What was ordered or quoted keeps the facts it was made with.
  const isKept = handle.status === 'ordered' || handle.status === 'quote';
  const isOpen = placed === null && voucher !== null;
  const quote = handle.status === 'quote' ? await readStandingQuote(db, handle.accountId, handle.id) : null;
  const temperatures = shipments.map(({ temperature }) => temperature);
  return {
    order_id: handle.id,
    status: handle.status,
    may_act: handle.mayAct,
    quote_number: quote?.number ?? null,
    active_step: step,
    is_complete: step === null,
    missing: missingParts(contents, placed === null ? terms : agreed).map((part) => ({
      part,
      message: missingPartMessage(part),
    })),
    restricted_items: restrictedItems(tables.kinds, items, shippingAddress).map((item) => ({
      item_id: item.itemId,
      name: item.name,
      message: restrictedItemMessage(item),
    })),
    items_no_longer_made: isKept ? [] : await unmadeItems(db, tables, contents),
    voucher_refusal: isOpen ? await voucherRefusal(db, handle, voucher.code, now) : null,
    deliveries: placed === null ? deliveriesToWire(deliveriesOf(tables, contents, now)) : [],
    warnings: shippingAddress === null ? [] : addressWarnings(shippingAddress, temperatures).map(addressWarningMessage),
    terms: {
      version: terms.inForce,
      accepted_version: terms.accepted,
      accepted_at: terms.acceptedAt?.toISOString() ?? null,
    },
    contents: orderContentsToWire(tables, contents),
  };
}

/** What was ordered was ordered by the terms of then. */
const agreed = { accepted: '', inForce: '' };

/** What is in the items of an order: as it was paid, or as it is now. */
export async function showItemLists(db: Pool | PoolClient, tables: ItemTables, handle: OrderHandle) {
  const placed = handle.status === 'ordered' ? await readPlacedContents(db, handle) : null;
  return { lists: itemListsOf(tables, placed ?? (await readContents(db, handle))) };
}

async function unmadeItems(db: Pool | PoolClient, tables: ItemTables, { items }: OrderContents) {
  const catalogue = await requestedFacts(
    db,
    tables,
    items.map(({ item }) => item),
  );
  return noLongerMade(tables.kinds, items, catalogue).map(({ itemId, message }) => ({ item_id: itemId, message }));
}
