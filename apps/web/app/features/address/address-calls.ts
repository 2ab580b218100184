import { type BookedAddressWire, createAddress, removeAddress, replaceAddress } from '@cutsite/contracts/address';
import { addressToWire } from '@cutsite/contracts/order-contents';
import { problemMessage } from '@cutsite/contracts/problem';
import type { Address } from '@cutsite/domain/address';
import { type AddressRefusal, addressRefusal } from '../../platform/address/index.ts';
import { api } from '../../platform/api.ts';
import { refusedCall } from '../../platform/forms/index.ts';

/** Puts an address in the book, or corrects the one of this id there; null when it was taken. */
export async function keepAddress(address: Address, id: string | null): Promise<AddressRefusal | null> {
  const body = addressToWire(address);
  const answer =
    id === null
      ? await api.call(createAddress, { body, headers: { 'idempotency-key': crypto.randomUUID() } })
      : await api.call(replaceAddress, { params: { id }, body });
  return answer.ok ? null : addressRefusal(refusedCall(answer));
}

/** @throws Error with the sentence of the service (CA-23 to CA-26) */
export async function takeOut({ id }: BookedAddressWire): Promise<void> {
  const answer = await api.call(removeAddress, { params: { id } });
  if (!answer.ok) throw new Error(problemMessage(answer.problem));
}
