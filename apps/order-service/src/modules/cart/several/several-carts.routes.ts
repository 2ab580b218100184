import {
  type CartEndpoints,
  listCarts as listCartsEndpoint,
  putCartAside,
  renameCart as renameCartEndpoint,
} from '@cutsite/contracts/cart';
import { type CartTextFault, cartTextMessages } from '@cutsite/domain/cart';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { CartDependencies } from '../add-to-cart.ts';
import {
  createCart,
  listCarts,
  putAside,
  renameCart,
  setActive,
  showOneCart,
  tooManyCartsMessage,
} from './manage-carts.ts';

const badName = (fault: CartTextFault) =>
  refuse.invalid({ error_message: cartTextMessages[fault], field_errors: { name: [cartTextMessages[fault]] } });

/** The calls for several carts: `set-active` (CA-6), and ours to list, begin, name and put aside. */
export function severalCartsRoutes(
  dependencies: Pick<CartDependencies, 'pool' | 'clock' | 'tables'>,
  { readOneCart, createCart: createCartEndpoint, setActiveCart }: CartEndpoints,
): RouteBinding[] {
  const { pool } = dependencies;
  return [
    bind(listCartsEndpoint, async ({ user }) => ({ status: 200, body: await listCarts(pool, user.id) })),

    bind(readOneCart, async ({ user, params }) => {
      const cart = await showOneCart(dependencies, user.id, params.id);
      return cart === null ? refuse.notFound() : { status: 200, body: cart };
    }),

    bind(createCartEndpoint, ({ user, body, idempotencyKey: key }) => {
      const call = { accountId: user.id, key, endpoint: createCartEndpoint, payload: body };
      return createCart(dependencies, { name: body.name, call }, (created) => {
        if (created.ok) return { status: 201, body: created.value } as const;
        return created.error === 'too_many' ? refuse.conflict(tooManyCartsMessage) : badName(created.error);
      });
    }),

    bind(renameCartEndpoint, async ({ user, params, body }) => {
      const renamed = await renameCart(dependencies, { userId: user.id, id: params.id, name: body.name });
      if ('status' in renamed) return renamed;
      if (!renamed.ok) return badName(renamed.error);
      return { status: 200, body: { order_id: renamed.value.id, name: renamed.value.name } };
    }),

    bind(putCartAside, async ({ user, params }) => {
      const carts = await putAside(dependencies, { userId: user.id, id: params.id });
      return 'status' in carts ? carts : { status: 200, body: carts };
    }),

    bind(setActiveCart, async ({ user, body }) => {
      const cart = await setActive(dependencies, { userId: user.id, token: body.token });
      return 'groups' in cart ? { status: 200, body: cart } : cart;
    }),
  ];
}
