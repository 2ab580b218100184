import {
  createAddress,
  getLastUsedAddress,
  listAddresses,
  listUsedBillingAddresses,
  listUsedShippingAddresses,
  removeAddress,
  replaceAddress,
  validateAddress,
} from '@cutsite/contracts/address';
import { addressFromWire } from '@cutsite/contracts/order-contents';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import {
  type AddressDependencies,
  addToBook,
  correctInBook,
  judgeAddress,
  showBook,
  takeOutOfBook,
} from './address-book.ts';
import { readAddressInput } from './address-refusals.ts';

/** The address book, used addresses and the check of an address (CO-10, CO-12 to CO-14; the book itself is ours). */
export function addressRoutes(dependencies: AddressDependencies): RouteBinding[] {
  return [
    bind(listAddresses, async ({ user }) => ({ status: 200, body: await showBook(dependencies, user.id) })),

    bind(listUsedShippingAddresses, async ({ user }) => ({
      status: 200,
      body: await showBook(dependencies, user.id, 'shipping'),
    })),

    bind(listUsedBillingAddresses, async ({ user }) => ({
      status: 200,
      body: await showBook(dependencies, user.id, 'billing'),
    })),

    bind(getLastUsedAddress, async ({ user, query }) => {
      const [last] = await showBook(dependencies, user.id, query.address_type);
      return { status: 200, body: { address: last ?? null } };
    }),

    bind(validateAddress, ({ body, query }) => {
      const checked = readAddressInput(addressFromWire(body), query.address_type ?? 'shipping');
      return checked.ok ? { status: 200, body: judgeAddress(checked.value) } : refuse.invalid(checked.error);
    }),

    bind(createAddress, ({ user, body, idempotencyKey }) =>
      addToBook(dependencies, { accountId: user.id, body, key: idempotencyKey }),
    ),

    bind(replaceAddress, ({ user, params, body }) =>
      correctInBook(dependencies, { accountId: user.id, id: params.id, body }),
    ),

    bind(removeAddress, ({ user, params }) => takeOutOfBook(dependencies, { accountId: user.id, id: params.id })),
  ];
}
