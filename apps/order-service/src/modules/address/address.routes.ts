import {
  addressFieldWords,
  type BookedAddressWire,
  createAddress,
  getLastUsedAddress,
  listAddresses,
  listUsedBillingAddresses,
  listUsedShippingAddresses,
  removeAddress,
  replaceAddress,
  validateAddress,
} from '@cutsite/contracts/address';
import { addressFromWire, addressToWire } from '@cutsite/contracts/order-contents';
import { addressWarningMessage, addressWarnings, suggestAddress } from '@cutsite/domain/address';
import type { Pool } from 'pg';
import type { Clock } from '../../clock/index.ts';
import { withTransaction } from '../../database/index.ts';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import { withIdempotencyKey } from '../../idempotency/index.ts';
import { knownId } from '../order-contents/index.ts';
import { type AddressRow, markRemoved, readAddresses, readUsedAddresses, updateAddress } from './address.repository.ts';
import { readAddressInput } from './address-refusals.ts';
import { mostAddresses, putInBook } from './keep-address-book.ts';

export interface AddressDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Text of ours. */
export const bookFullMessage = `The address book holds ${mostAddresses} addresses. Please take one out first.`;

/** The address book, its used addresses and the check of an address (Specification 1 §7 "User"; the book itself is ours). */
export function addressRoutes({ pool, clock }: AddressDependencies): RouteBinding[] {
  return [
    bind(listAddresses, async ({ user }) => ({ status: 200, body: (await readAddresses(pool, user.id)).map(toWire) })),

    bind(listUsedShippingAddresses, async ({ user }) => ({
      status: 200,
      body: (await readUsedAddresses(pool, user.id, 'shipping')).map(toWire),
    })),

    bind(listUsedBillingAddresses, async ({ user }) => ({
      status: 200,
      body: (await readUsedAddresses(pool, user.id, 'billing')).map(toWire),
    })),

    bind(getLastUsedAddress, async ({ user, query }) => {
      const [last] = await readUsedAddresses(pool, user.id, query.address_type);
      return { status: 200, body: { address: last === undefined ? null : toWire(last) } };
    }),

    bind(validateAddress, ({ body, query }) => {
      const checked = readAddressInput(addressFromWire(body), query.address_type ?? 'shipping');
      return checked.ok ? { status: 200, body: judged(checked.value) } : refuse.invalid(checked.error);
    }),

    bind(createAddress, async ({ user, body, idempotencyKey }) => {
      const checked = readAddressInput(addressFromWire(body), 'billing');
      if (!checked.ok) return refuse.invalid(checked.error);
      const now = clock.now();
      const call = { accountId: user.id, key: idempotencyKey, endpoint: createAddress, payload: body, now };
      return withTransaction(pool, (client) =>
        withIdempotencyKey(client, call, async () => {
          const put = await putInBook(client, { accountId: user.id, address: checked.value, now });
          return put.ok ? { status: 201 as const, body: toWire(put.value) } : refuse.conflict(bookFullMessage);
        }),
      );
    }),

    bind(replaceAddress, async ({ user, params, body }) => {
      const checked = readAddressInput(addressFromWire(body), 'billing');
      if (!checked.ok) return refuse.invalid(checked.error);
      const id = knownId(params.id);
      const entry = { accountId: user.id, id: id ?? '', address: checked.value, now: clock.now() };
      const row = id === null ? null : await updateAddress(pool, entry);
      return row === null ? refuse.notFound() : { status: 200, body: toWire(row) };
    }),

    bind(removeAddress, async ({ user, params }) => {
      const id = knownId(params.id);
      const removed = id !== null && (await markRemoved(pool, user.id, id, clock.now()));
      return removed ? { status: 200, body: { id } } : refuse.notFound();
    }),
  ];
}

function toWire(row: AddressRow): BookedAddressWire {
  return {
    id: row.id,
    address: addressToWire(row.address),
    shipping_used: row.shipping_used_at?.toISOString() ?? null,
    billing_used: row.billing_used_at?.toISOString() ?? null,
    last_updated: row.updated_at.toISOString(),
  };
}

function judged(address: AddressRow['address']) {
  const suggestion = suggestAddress(address);
  return {
    address: addressToWire(address),
    suggestion:
      suggestion === null
        ? null
        : {
            address: addressToWire(suggestion.address),
            changes: suggestion.changes.map(({ field, ...change }) => ({ field: addressFieldWords[field], ...change })),
          },
    warnings: addressWarnings(address).map(addressWarningMessage),
  };
}
