import {
  type MissingPart,
  missingParts,
  type OrderContents,
  readCostCentre,
  restrictedItems,
} from '@cutsite/domain/checkout';
import { type ItemKinds, type KindedItem, kindOf, noLongerMade } from '@cutsite/domain/item';
import { formatDecimal, type Money } from '@cutsite/domain/money';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { ItemTables } from '../../item-tables/index.ts';
import { itemsWithOldPrices, readTerms, requestedFacts, saveChoices } from '../cart/index.ts';
import { freezeVersion, lockOrder, type OrderHandle } from '../order-contents/index.ts';
import { hasLiveQuote } from '../quote/index.ts';
import { readEndedLines } from '../quoted-line/index.ts';
import { reserveVoucher, voucherRefusal } from '../voucher/index.ts';
import { type PaymentRow, readOrderNumber, readPaymentOfOrder } from './payment.repository.ts';
import { PaymentRefused } from './payment-refusals.ts';

/** What comes along with a payment and belongs to the order. */
export interface Choices {
  readonly acceptedTerms: boolean;
  readonly costCentre?: string | undefined;
  /** As on the wire: the total that the payer was shown; absent: none was. */
  readonly expectedTotal?: string | undefined;
}

/** An order that may be paid, frozen, under the lock of its cart: everything a payment of it needs. */
export interface Payable {
  readonly order: OrderHandle;
  readonly versionId: string;
  readonly contents: OrderContents;
  /** What this payment will be called. */
  readonly paymentId: string;
  readonly amountMinor: number;
}

/** A card payment of exactly these contents that is under way already. */
export interface UnderWay {
  readonly order: OrderHandle;
  readonly live: PaymentRow;
}

/**
 * The beginning of every payment: locks the order, checks that it may be paid by the caller, freezes what is paid
 * for, and reserves its voucher for this payment. The price is that of the frozen contents; nothing of a browser's
 * takes part in it, but a browser that shows another total is told so.
 *
 * @throws PaymentRefused so that the transaction is rolled back; `under_way` when a payment by card has to end first
 */
export async function beginPayment(
  client: PoolClient,
  tables: ItemTables,
  handle: OrderHandle,
  choices: Choices,
  now: Date,
): Promise<Payable> {
  const begun = await beginOrJoinPayment(client, tables, handle, choices, now);
  if ('live' in begun) throw new PaymentRefused({ code: 'under_way', payment: begun.live });
  return begun;
}

/** The same, but a card payment of these very contents by the same person is joined instead of refused. */
export async function beginOrJoinPayment(
  client: PoolClient,
  tables: ItemTables,
  handle: OrderHandle,
  choices: Choices,
  now: Date,
): Promise<Payable | UnderWay> {
  const { kinds } = tables;
  const order = await lockPayable(client, handle, now);
  refuseCostCentre(choices.costCentre);
  await saveChoices(client, order, { ...choices, now });
  const version = await freezeVersion(client, order, now);
  const { contents } = version;
  const missing = await findMissing(client, order, contents);
  if (missing.length > 0) throw new PaymentRefused({ code: 'incomplete', missing });
  const restricted = restrictedItems(kinds, contents.items, contents.shippingAddress);
  if (restricted.length > 0) throw new PaymentRefused({ code: 'restricted', items: restricted });
  const items = itemsOf(contents);
  if (order.status !== 'quote') {
    const notMade = noLongerMade(kinds, contents.items, await requestedFacts(client, tables, items));
    if (notMade.length > 0) throw new PaymentRefused({ code: 'no_longer_made', items: notMade });
  }
  if (contents.voucher !== null) await refuseUselessVoucher(client, order, contents.voucher.code, now);
  refuseOtherTotal(contents.totals.total, choices.expectedTotal);
  const last = await readPaymentOfOrder(client, order.accountId, order.id);
  if (last?.status === 'created' || last?.status === 'pending') {
    if (last.version_id === version.id && last.payer_account_id === order.actorId) return { order, live: last };
    throw new PaymentRefused({ code: 'under_way', payment: last });
  }
  await refuseWhatHasEnded(client, kinds, { order, items, now });
  const paymentId = uuid();
  if (contents.voucher !== null) {
    const { code } = contents.voucher;
    const reserved = await reserveVoucher(client, { order, code, paymentId, now });
    if (!reserved.ok) {
      throw new PaymentRefused({ code: reserved.error, voucher: code, isQuote: order.status === 'quote' });
    }
  }
  return { order, versionId: version.id, contents, paymentId, amountMinor: contents.totals.total.minor };
}

function refuseCostCentre(typed: string | undefined): void {
  const read = readCostCentre(typed ?? null);
  if (!read.ok) throw new PaymentRefused({ code: 'cost_centre', sentence: read.error });
}

/** A voucher that takes nothing off these products is not used up by them. Its dates and limits are the update's. */
async function refuseUselessVoucher(client: PoolClient, order: OrderHandle, code: string, now: Date): Promise<void> {
  const refusal = await voucherRefusal(client, order, code, now);
  if (refusal?.code !== 'not_for_these_products') return;
  const isQuote = order.status === 'quote';
  throw new PaymentRefused({ code: 'voucher_not_for_these_products', voucher: code, isQuote });
}

/** Another window may have changed the order: nobody pays what no button said (promise M6). */
function refuseOtherTotal(total: Money, expected: string | undefined): void {
  if (expected === undefined || expected === formatDecimal(total)) return;
  throw new PaymentRefused({ code: 'total_changed', expected, total: formatDecimal(total) });
}

const itemsOf = ({ items }: OrderContents) => items.map(({ item }) => item);

interface ToPay {
  readonly order: OrderHandle;
  readonly items: readonly KindedItem[];
  readonly now: Date;
}

/**
 * Prices of a cart end with their day. Those of a quote hold as long as the quote does, but for a line of sales whose
 * request has been quoted again or is over: that is not offered any more.
 */
async function refuseWhatHasEnded(client: PoolClient, kinds: ItemKinds, { order, items, now }: ToPay): Promise<void> {
  if (order.status === 'quote') {
    const ids = items.flatMap((item) => kindOf(kinds, item).lineOf?.(item) ?? []);
    const lines = await readEndedLines(client, [...new Set(ids)]);
    if (lines.length > 0) throw new PaymentRefused({ code: 'lines_ended', lines });
    return;
  }
  const old = await itemsWithOldPrices(client, kinds, order, now);
  if (old.length > 0) throw new PaymentRefused({ code: 'prices_ended', items: old });
}

/** What the checkout lacks, a shipment whose price is not known, and the terms in force. */
async function findMissing(client: PoolClient, order: OrderHandle, contents: OrderContents): Promise<MissingPart[]> {
  const terms = await readTerms(client, order);
  if (terms.inForce === null) throw new PaymentRefused({ code: 'no_terms' });
  const parts = missingParts(contents, terms);
  const isPriced = contents.shipments.every(({ amount }) => amount !== null);
  return isPriced || parts.includes('shipping_method') ? parts : ['shipping_method', ...parts];
}

async function lockPayable(client: PoolClient, handle: OrderHandle, now: Date): Promise<OrderHandle> {
  const order = await lockOrder(client, handle);
  if (order === null) throw new PaymentRefused({ code: 'no_order' });
  if (order.status === 'ordered') {
    const number = await readOrderNumber(client, order.accountId, order.id);
    throw new PaymentRefused({ code: 'already_ordered', number: number ?? '' });
  }
  if (!order.mayAct) throw new PaymentRefused({ code: 'held_by_another' });
  if (order.status === 'quote' && !(await hasLiveQuote(client, order, now))) {
    throw new PaymentRefused({ code: 'quote_expired' });
  }
  return order;
}
