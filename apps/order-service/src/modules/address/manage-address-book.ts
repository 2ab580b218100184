import { type Address, type AddressUse, isSameAddress } from '@cutsite/domain/address';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import {
  type AddressRow,
  insertAddress,
  lockBook,
  markUsed,
  readAddress,
  readAddresses,
  updateAddress,
} from './address.repository.ts';

/** Addresses in one book; ours, so that a mistaken program does not fill the table. */
export const maxAddresses = 200;

export interface BookEntry {
  readonly accountId: string;
  /** Normalised and checked. */
  readonly address: Address;
  readonly now: Date;
}

/** Puts an address in the book, or finds it there. */
export async function putInBook(
  client: PoolClient,
  { accountId, address, now }: BookEntry,
): Promise<Result<AddressRow, 'book_full'>> {
  await lockBook(client, accountId);
  const book = await readAddresses(client, accountId);
  const known = book.find((row) => isSameAddress(row.address, address));
  if (known !== undefined) return ok(known);
  if (book.length >= maxAddresses) return err('book_full');
  return ok(await insertAddress(client, { accountId, id: uuid(), address, now }));
}

/** The addresses of these ids as the book has them now, in their order; null when one of them is not in it. */
export async function addressesOfBook(
  db: Pool | PoolClient,
  accountId: string,
  ids: readonly string[],
): Promise<readonly Address[] | null> {
  if (ids.length === 0) return [];
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  const book = new Map((await readAddresses(db, accountId)).map(({ id, address }) => [id, address]));
  const found = asked.flatMap((id) => book.get(id) ?? []);
  return found.length === asked.length ? found : null;
}

/** What an order is shipped or billed to: an address of the book, a new one, or a corrected one of the book. */
export type ChosenAddress =
  | { readonly kind: 'booked'; readonly id: string }
  | { readonly kind: 'new'; readonly address: Address }
  | { readonly kind: 'corrected'; readonly id: string; readonly address: Address };

/**
 * Finds or writes the chosen address in the book of `accountId`, and remembers that it was used. The caller keeps a
 * copy of it with the order: the book may change afterwards.
 */
export async function useAddress(
  client: PoolClient,
  chosen: ChosenAddress,
  { accountId, use, now }: { readonly accountId: string; readonly use: AddressUse; readonly now: Date },
): Promise<Result<Address, 'no_address' | 'book_full'>> {
  const found = await rowOf(client, chosen, accountId, now);
  if (!found.ok) return found;
  await markUsed(client, { accountId, id: found.value.id, use, now });
  return ok(found.value.address);
}

async function rowOf(
  client: PoolClient,
  chosen: ChosenAddress,
  accountId: string,
  now: Date,
): Promise<Result<AddressRow, 'no_address' | 'book_full'>> {
  if (chosen.kind === 'new') return putInBook(client, { accountId, address: chosen.address, now });
  const row =
    chosen.kind === 'booked'
      ? await readAddress(client, accountId, chosen.id)
      : await updateAddress(client, { accountId, id: chosen.id, address: chosen.address, now });
  return row === null ? err('no_address') : ok(row);
}
