import type { BookedAddressWire } from '@cutsite/contracts/address';
import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { type AddressWire, addressFromWire } from '@cutsite/contracts/order-contents';
import { type AddressUse, isSameAddress } from '@cutsite/domain/address';

/** `same`: the shipping address; `new`: one that is typed now; otherwise the id of an address of the book. */
type Chosen = string;

/** What is chosen in the order already, else what was used last, else the first of the book. */
export function firstChoice(
  use: AddressUse,
  { contents }: { readonly contents: Pick<OrderSummaryWire['contents'], 'shipping_address' | 'billing_address'> },
  book: readonly BookedAddressWire[],
): Chosen {
  const now = contents[`${use}_address`];
  const shipping = contents.shipping_address;
  if (use === 'billing' && now !== null && shipping !== null && isSame(now, shipping)) return 'same';
  const known = now === null ? undefined : book.find(({ address }) => isSame(address, now));
  const used = book
    .filter((entry) => entry[`${use}_used`] !== null)
    .toSorted((one, other) => (one[`${use}_used`] ?? '').localeCompare(other[`${use}_used`] ?? ''))
    .at(-1);
  const last = known ?? used;
  if (last !== undefined)
    return use === 'billing' && shipping !== null && isSame(last.address, shipping) ? 'same' : last.id;
  if (use === 'billing' && shipping !== null) return 'same';
  return book[0]?.id ?? 'new';
}

/** Whether two addresses on the wire are the same place and people. */
export const isSame = (one: AddressWire, other: AddressWire) =>
  isSameAddress(addressFromWire(one), addressFromWire(other));
