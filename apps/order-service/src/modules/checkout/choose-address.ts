import type { updateOrderAddress } from '@cutsite/contracts/checkout';
import type { EndpointBody } from '@cutsite/contracts/endpoint';
import { addressFromWire } from '@cutsite/contracts/order-contents';
import type { Address } from '@cutsite/domain/address';
import {
  type OrderContents,
  restrictedItemMessage,
  restrictedItems,
  type ShippingTable,
  shippingOffers,
} from '@cutsite/domain/checkout';
import { err, ok, type Result } from '@cutsite/domain/result';
import { refuse } from '@cutsite/service-base/http';
import type { PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { bookFullMessage, type ChosenAddress, readAddressInput, useAddress } from '../address/index.ts';
import { clearShipping, writeOrderAddress } from '../cart/index.ts';
import { knownId, type OrderHandle, readContents } from '../order-contents/index.ts';
import { type ChangeRefusal, type CheckoutDependencies, changeCheckout, type OrderOfUser } from './change-checkout.ts';

type Body = EndpointBody<typeof updateOrderAddress>;

const noAddress = 'This address is not in your address book.';

/**
 * Chooses where the order is shipped or billed to (CO-9). A shipping address where
 * something of the order is not sold is refused (ruling 35).
 */
export async function chooseAddress(dependencies: CheckoutDependencies, order: OrderOfUser, body: Body) {
  const use = body.address_type;
  const chosen = readChoice(body);
  if (!chosen.ok) return chosen.error;
  return changeCheckout(dependencies, order, async (client, handle, now) => {
    // The book of the person who acts: a purchaser who took the cart over has one of their own.
    const used = await useAddress(client, chosen.value, { accountId: handle.actorId, use, now });
    if (!used.ok) return used.error === 'book_full' ? refuse.conflict(bookFullMessage) : missingAddress();
    // An address of the book may have been kept for invoices, which asks for less.
    const checked = readAddressInput(used.value, use);
    if (!checked.ok) return refuse.invalid(checked.error);
    const address = checked.value;
    if (use === 'shipping') {
      const refusal = await fitShipments(client, dependencies.tables, handle, address, now);
      if (refusal !== null) return refusal;
    }
    await writeOrderAddress(client, handle, { use, address, now });
    return null;
  });
}

function readChoice(body: Body): Result<ChosenAddress, ChangeRefusal> {
  const typed = body.address ?? null;
  const checked = typed === null ? null : readAddressInput(addressFromWire(typed), body.address_type);
  if (checked !== null && !checked.ok) return err(refuse.invalid(checked.error));
  const given = body.address_id ?? null;
  if (given === null) {
    if (checked !== null) return ok({ kind: 'new', address: checked.value });
    return err(refuse.invalid({ error_message: ['Please choose an address or enter one.'] }));
  }
  const id = knownId(given);
  if (id === null) return err(missingAddress());
  return ok(checked === null ? { kind: 'booked', id } : { kind: 'corrected', id, address: checked.value });
}

function missingAddress(): ChangeRefusal {
  return refuse.invalid({ error_message: [noAddress], field_errors: { address_id: [noAddress] } });
}

/** Refuses what may not go there, and takes back the methods that are not to be had there at the same price. */
async function fitShipments(
  client: PoolClient,
  { kinds, delivery }: ItemTables,
  handle: OrderHandle,
  address: Address,
  now: Date,
): Promise<ChangeRefusal | null> {
  const contents = await readContents(client, handle);
  const restricted = restrictedItems(kinds, contents.items, address);
  if (restricted.length > 0) {
    const sentences = restricted.map(restrictedItemMessage);
    return refuse.invalid({ error_message: sentences, field_errors: { country: sentences } });
  }
  await clearShipping(client, handle, dearerThere(contents, address, delivery.shipping), now);
  return null;
}

function dearerThere({ shipments }: OrderContents, address: Address, table: ShippingTable | undefined): string[] {
  return shipments
    .filter(({ temperature, method, amount }) => {
      const offer = shippingOffers(temperature, address, table).find((one) => one.method === method);
      return method !== null && offer?.amount.minor !== amount?.minor;
    })
    .map(({ groupId }) => groupId);
}
