import { addressFieldTexts, type BookedAddressWire, createAddress } from '@cutsite/contracts/address';
import { type AddressWire, addressFromWire, addressToWire } from '@cutsite/contracts/order-contents';
import {
  type Address,
  type AddressUse,
  addressWarningMessage,
  addressWarnings,
  suggestAddress,
} from '@cutsite/domain/address';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import { refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { Pool } from 'pg';
import { knownId } from '../order-contents/index.ts';
import { type AddressRow, markRemoved, readAddresses, readUsedAddresses, updateAddress } from './address.repository.ts';
import { readAddressInput } from './address-refusals.ts';
import { maxAddresses, putInBook } from './manage-address-book.ts';

export interface AddressDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Text of ours. */
export const bookFullMessage = `The address book holds ${maxAddresses} addresses. Please remove one first.`;

/** All addresses of the book, or those that were used for something, the last one first. */
export async function showBook(
  { pool }: Pick<AddressDependencies, 'pool'>,
  accountId: string,
  used: AddressUse | null = null,
): Promise<BookedAddressWire[]> {
  const rows = used === null ? await readAddresses(pool, accountId) : await readUsedAddresses(pool, accountId, used);
  return rows.map(toWire);
}

/** An address that passed, with what would read better and what to look at. */
export function judgeAddress(address: Address) {
  const suggestion = suggestAddress(address);
  return {
    address: addressToWire(address),
    suggestion:
      suggestion === null
        ? null
        : {
            address: addressToWire(suggestion.address),
            changes: suggestion.changes.map(({ field, ...change }) => ({ field: addressFieldTexts[field], ...change })),
          },
    warnings: addressWarnings(address).map(addressWarningMessage),
  };
}

/** Puts an address in the book, once for each Idempotency-Key (ruling 37). */
export async function addToBook(
  { pool, clock }: AddressDependencies,
  command: { readonly accountId: string; readonly body: AddressWire; readonly key: string | null },
) {
  const { accountId, body, key } = command;
  const checked = readAddressInput(addressFromWire(body), 'billing');
  if (!checked.ok) return refuse.invalid(checked.error);
  const now = clock.now();
  return await withTransaction(pool, (client) =>
    withIdempotencyKey(client, { accountId, key, endpoint: createAddress, payload: body, now }, async () => {
      const put = await putInBook(client, { accountId, address: checked.value, now });
      return put.ok ? { status: 201 as const, body: toWire(put.value) } : refuse.conflict(bookFullMessage);
    }),
  );
}

/** Corrects an address of the book. Orders keep the copy that they were given. */
export async function correctInBook(
  { pool, clock }: AddressDependencies,
  command: { readonly accountId: string; readonly id: string; readonly body: AddressWire },
) {
  const checked = readAddressInput(addressFromWire(command.body), 'billing');
  if (!checked.ok) return refuse.invalid(checked.error);
  const id = knownId(command.id);
  if (id === null) return refuse.notFound();
  const { accountId } = command;
  const row = await updateAddress(pool, { accountId, id, address: checked.value, now: clock.now() });
  return row === null ? refuse.notFound() : { status: 200 as const, body: toWire(row) };
}

/** Takes an address out of the book. */
export async function takeOutOfBook(
  { pool, clock }: AddressDependencies,
  { accountId, id: text }: { readonly accountId: string; readonly id: string },
) {
  const id = knownId(text);
  const removed = id !== null && (await markRemoved(pool, accountId, id, clock.now()));
  return removed ? { status: 200 as const, body: { id } } : refuse.notFound();
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
