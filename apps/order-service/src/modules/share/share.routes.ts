import {
  giveCartBack,
  listHeldOrders as listHeldOrdersEndpoint,
  listSharedAddresses as listSharedAddressesEndpoint,
  listShares as listSharesEndpoint,
  openSharedCart as openSharedCartEndpoint,
  openSharedLists as openSharedListsEndpoint,
  openSharedQuotePaper as openSharedQuotePaperEndpoint,
  revokeShare as revokeShareEndpoint,
  shareOrder as shareOrderEndpoint,
  takeSharedCartOver,
} from '@cutsite/contracts/share';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { giveBack, listHeldOrders, listSharedAddresses, listShares, revokeShare } from './manage-shares.ts';
import { type ShareDependencies, shareOrder } from './share-order.ts';
import { openSharedCart, openSharedLists, openSharedQuotePaper, takeOver, takeOverMessages } from './take-over.ts';

const uselessLink = {
  ...refuse.notFound(),
  body: { detail: takeOverMessages.link_useless, error_code: 'not_found' },
} as const;
const orderedAlready = refuse.conflict('This cart has been ordered already; it can be seen among the orders.');

/** The calls around a shared cart; none of them is required. */
export function shareRoutes(dependencies: ShareDependencies): RouteBinding[] {
  return [
    bind(shareOrderEndpoint, ({ user, params, body, idempotencyKey }) =>
      shareOrder(dependencies, {
        user,
        id: params.id,
        email: body.email,
        message: body.message ?? '',
        addressIds: body.address_ids ?? [],
        idempotencyKey,
      }),
    ),
    bind(listSharesEndpoint, async ({ user, params }) => {
      const shares = await listShares(dependencies, { userId: user.id, id: params.id });
      return shares === null ? refuse.notFound() : { status: 200, body: { shares } };
    }),
    bind(revokeShareEndpoint, async ({ user, params }) => {
      const revoked = await revokeShare(dependencies, { userId: user.id, id: params.id });
      if (revoked.ok) return { status: 200, body: revoked.value };
      return revoked.error === 'ordered' ? orderedAlready : refuse.notFound();
    }),
    bind(openSharedCartEndpoint, async ({ user, body }) => {
      const shown = await openSharedCart(dependencies, { token: body.token, viewerId: user?.id ?? null });
      return shown === null ? uselessLink : { status: 200, body: shown };
    }),
    bind(openSharedListsEndpoint, async ({ body }) => {
      const lists = await openSharedLists(dependencies, body.token);
      return lists === null ? uselessLink : { status: 200, body: { lists } };
    }),
    bind(openSharedQuotePaperEndpoint, async ({ body }) => {
      const paper = await openSharedQuotePaper(dependencies, body.token);
      return paper === null ? uselessLink : { status: 200, body: paper };
    }),
    bind(takeSharedCartOver, async ({ user, body }) => {
      const taken = await takeOver(dependencies, { token: body.token, userId: user.id });
      if (taken.ok) return { status: 200, body: taken.value };
      if (typeof taken.error === 'object') return refuse.tooManyMails(taken.error.retryAfter);
      return taken.error === 'link_useless' ? uselessLink : refuse.conflict(takeOverMessages[taken.error]);
    }),
    bind(listSharedAddressesEndpoint, async ({ user, params }) => {
      const addresses = await listSharedAddresses(dependencies, { userId: user.id, id: params.id });
      return addresses === null ? refuse.notFound() : { status: 200, body: { addresses } };
    }),
    bind(giveCartBack, async ({ user, params }) => {
      const given = await giveBack(dependencies, { userId: user.id, id: params.id });
      if (given.ok) return { status: 200, body: { order_id: given.value } };
      return given.error === 'ordered' ? orderedAlready : refuse.notFound();
    }),
    bind(listHeldOrdersEndpoint, async ({ user }) => ({
      status: 200,
      body: { orders: await listHeldOrders(dependencies, user.id) },
    })),
  ];
}
