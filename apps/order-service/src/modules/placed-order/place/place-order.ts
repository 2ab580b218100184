import { randomBytes } from 'node:crypto';
import type { Delivery, FrozenDelivery, OrderContents } from '@cutsite/domain/checkout';
import { itemName, kindOf } from '@cutsite/domain/item';
import type { PaidCard } from '@cutsite/domain/payment';
import {
  invoiceDays,
  orderSearchTerms,
  paperNumber,
  placedAs,
  type ScreeningState,
  sequencesToScreen,
} from '@cutsite/domain/placed-order';
import { addDays } from '@cutsite/domain/time';
import { putMail } from '@cutsite/service-base/outbox';
import { crashPoint } from '../../../crash-points/index.ts';
import { putEvent } from '../../../tracking/put-event.ts';
import { peopleOf, salesRepOfCustomer } from '../../account/index.ts';
import { markRequestsOrdered } from '../../advanced-request/index.ts';
import { separateLaterChanges } from '../../cart/index.ts';
import { deliveriesOf } from '../../order-contents/index.ts';
import type { PaidFor, PlaceOrder } from '../../payment/index.ts';
import { salesRepOfQuote } from '../../quote/index.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { orderConfirmationMail } from '../mails/order-mails.ts';
import { insertOrder, insertPlacedHistory } from './place-order.repository.ts';

/** Eight letters of 32: a number that is taken has one chance in 10^12, and is drawn again. */
const maxDraws = 5;

/**
 * Makes an order of what was paid for, in the transaction in which its payment goes through: the order with its number,
 * the first line of its history, the mails, and the end of the cart. The caller holds the lock of the cart.
 *
 * @returns the number of the order
 */
export const placeOrder: PlaceOrder = async (client, { config, tables }, payment, contents, now) => {
  const { kinds } = tables;
  const { account_id: accountId, cart_id: cartId, version_id: versionId } = payment;
  if (cartId === null || versionId === null) throw new Error(`Payment ${payment.id} pays for no order`);
  const screening: ScreeningState =
    sequencesToScreen(kinds, contents.items, config.screeningThresholdNt).length > 0 ? 'pending' : 'not_required';
  const status = placedAs(contents.items, screening);
  const itemNames = contents.items.map(({ item }) => itemName(kinds, item));
  const people = await peopleOf(client, [payment.payer_account_id, accountId]);
  const deliveries = deliveriesOf(tables, contents, now);
  const order = {
    accountId,
    id: cartId,
    versionId,
    payment,
    contents,
    itemNames,
    status,
    screening,
    now,
    ...({ review: contents.items.some(({ needsReview }) => needsReview) ? 'pending' : 'not_required' } as const),
    dueAt: dueAt(deliveries, now),
    frozen: deliveries.map(frozenOf),
    // Who looked after its quote, else after its customer.
    salesRepId: (await salesRepOfQuote(client, accountId, cartId)) ?? (await salesRepOfCustomer(client, accountId)),
    temperatures: [...new Set(contents.shipments.map(({ temperature }) => temperature))],
    productSlugs: [...new Set(contents.items.map(({ item }) => item.productSlug))],
  };
  const toFind = {
    customerReferenceCode: contents.customerReferenceCode,
    poNumber: poNumberOf(payment),
    people,
    itemNames,
    itemWords: contents.items.flatMap(({ item }) => kindOf(kinds, item).searchWords?.(item) ?? []),
  };
  const number = await drawNumber((candidate) =>
    insertOrder(client, {
      ...order,
      number: candidate,
      searchTerms: orderSearchTerms({ ...toFind, number: candidate }),
      searchText: searchText(candidate, payment, contents, itemNames),
    }),
  );
  await insertPlacedHistory(client, { accountId, orderId: cartId, actorId: payment.payer_account_id, status, now });
  crashPoint('settle-payment-written');
  await separateLaterChanges(client, { accountId, id: cartId, contents, now });
  const lineIds = contents.items.flatMap(({ item }) => kindOf(kinds, item).lineOf?.(item) ?? []);
  await markRequestsOrdered(client, { lineIds, orderNumber: number, publicUrl: config.publicUrl, now });
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';
  const mail = {
    tables,
    now,
    orderId: cartId,
    number,
    contents,
    method: payment.method,
    poNumber: poNumberOf(payment),
    card: cardOf(payment),
    owner: nameOf(accountId),
    payer: nameOf(payment.payer_account_id),
    publicUrl: config.publicUrl,
  };
  for (const { email: to } of people) {
    await putMail(client, orderConfirmationMail(to, mail), now);
  }
  await putEvent(client, config, { accountId: payment.payer_account_id, event: 'ordered', now });
  // The last lock that is taken, so that other orders placed at the same time wait for the commit only.
  const days = invoiceDays({ method: payment.method, placedAt: now, firstShippedAt: null, netTermsDays: null });
  if (days !== null) await issueInvoice(client, { accountId, orderId: cartId, issuedAt: days.issuedAt });
  crashPoint('settle-before-commit');
  return number;
};

async function drawNumber(insert: (number: string) => Promise<boolean>): Promise<string> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const number = paperNumber('CS', randomBytes(8));
    if (await insert(number)) return number;
  }
  throw new Error('Every number that was drawn for an order is taken');
}

/**
 * The day by which the first box should leave, as its customer was told; an order that waits for a look of staff is due
 * as if it had been released at once.
 */
function dueAt(deliveries: readonly Pick<Delivery, 'shipsBy' | 'makingDays'>[], now: Date): Date | null {
  const days = deliveries.map(({ shipsBy, makingDays }) =>
    (shipsBy === null ? addDays(now, makingDays) : new Date(`${shipsBy}T00:00:00Z`)).getTime(),
  );
  return days.length === 0 ? null : new Date(Math.min(...days));
}

const frozenOf = ({ groupId, makingDays, transitDays, shipsBy, arrivesBy }: FrozenDelivery): FrozenDelivery => ({
  groupId,
  makingDays,
  transitDays,
  shipsBy,
  arrivesBy,
});

const poNumberOf = ({ details }: PaidFor): string | null =>
  typeof details['po_number'] === 'string' ? details['po_number'] : null;

function cardOf({ details }: PaidFor): PaidCard | null {
  const { card_brand: brand, card_last_four: lastFour } = details;
  return typeof brand === 'string' && typeof lastFour === 'string' ? { brand, lastFour } : null;
}

/** The text that the search of its customer matches, in lower case. */
function searchText(number: string, payment: PaidFor, contents: OrderContents, itemNames: readonly string[]): string {
  const parts = [number, contents.customerReferenceCode, contents.costCentre, poNumberOf(payment)];
  return [...parts, ...itemNames]
    .filter((part) => part !== null && part !== '')
    .join('\n')
    .toLowerCase();
}
