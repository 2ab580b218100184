import {
  acceptTerms,
  getItemLists,
  getOrderSummary,
  getShippingEstimates,
  updateCostCentre,
  updateOrderAddress,
  updateShippingMethod,
} from '@cutsite/contracts/checkout';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { findOrder } from '../order-contents/index.ts';
import { acceptTermsOfSale, type CheckoutDependencies, setCostCentre } from './change-checkout.ts';
import { chooseAddress } from './choose-address.ts';
import { addressFirstMessage, chooseShipping, estimateShipping } from './choose-shipping.ts';
import { showItemLists, showSummary } from './show-summary.ts';

/** The calls of the checkout (CO-7 to CO-9, CO-11). */
export function checkoutRoutes(dependencies: CheckoutDependencies): RouteBinding[] {
  const { pool, clock, tables } = dependencies;
  return [
    bind(getOrderSummary, async ({ user, params }) => {
      const handle = await findOrder(pool, user.id, params.id);
      return handle === null
        ? refuse.notFound()
        : { status: 200, body: await showSummary(pool, tables, handle, clock.now()) };
    }),

    bind(getItemLists, async ({ user, params }) => {
      const handle = await findOrder(pool, user.id, params.id);
      return handle === null ? refuse.notFound() : { status: 200, body: await showItemLists(pool, tables, handle) };
    }),

    bind(getShippingEstimates, async ({ user, params }) => {
      const handle = await findOrder(pool, user.id, params.id);
      if (handle === null) return refuse.notFound();
      const estimates = await estimateShipping(dependencies, handle);
      return estimates === null ? refuse.conflict(addressFirstMessage) : { status: 200, body: estimates };
    }),

    bind(updateOrderAddress, ({ user, params, body }) =>
      chooseAddress(dependencies, { userId: user.id, id: params.id }, body),
    ),

    bind(updateShippingMethod, ({ user, params, body }) =>
      chooseShipping(dependencies, { userId: user.id, id: params.id }, body),
    ),

    bind(acceptTerms, ({ user, params, body }) =>
      acceptTermsOfSale(dependencies, { userId: user.id, id: params.id }, body.terms_version),
    ),

    bind(updateCostCentre, ({ user, params, body }) =>
      setCostCentre(dependencies, { userId: user.id, id: params.id }, body.cost_centre),
    ),
  ];
}
