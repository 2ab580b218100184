import {
  acceptTerms,
  getOrderSummary,
  getShippingEstimates,
  updateCostCentre,
  updateOrderAddress,
  updateShippingMethod,
} from '@cutsite/contracts/checkout';
import { currentTerms } from '@cutsite/domain/checkout';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import { findOrder, readContents } from '../order-contents/index.ts';
import { type CheckoutDependencies, changeOrder } from './change-order.ts';
import { writeAcceptedTerms, writeCostCentre } from './checkout.repository.ts';
import { chooseAddress } from './choose-address.ts';
import { addressFirstMessage, chooseShipping, estimateShipping } from './choose-shipping.ts';
import { readCostCentre } from './read-cost-centre.ts';
import { showSummary } from './show-summary.ts';

/** Texts of ours. */
const otherTermsMessage = 'The terms of sale have changed meanwhile. Please read them again.';

/** The calls of the checkout (Specification 1 §4, §7). */
export function checkoutRoutes(dependencies: CheckoutDependencies): RouteBinding[] {
  const { pool } = dependencies;
  return [
    bind(getOrderSummary, async ({ user, params }) => {
      const handle = await findOrder(pool, user.id, params.id);
      return handle === null ? refuse.notFound() : { status: 200, body: await showSummary(pool, handle) };
    }),

    bind(updateOrderAddress, ({ user, params, body }) =>
      chooseAddress(dependencies, { userId: user.id, id: params.id }, body),
    ),

    bind(getShippingEstimates, async ({ user, params }) => {
      const handle = await findOrder(pool, user.id, params.id);
      if (handle === null) return refuse.notFound();
      const estimates = estimateShipping(handle.id, await readContents(pool, handle));
      return estimates === null ? refuse.conflict(addressFirstMessage) : { status: 200, body: estimates };
    }),

    bind(updateShippingMethod, ({ user, params, body }) =>
      chooseShipping(dependencies, { userId: user.id, id: params.id }, body),
    ),

    bind(acceptTerms, ({ user, params, body }) =>
      changeOrder(dependencies, { userId: user.id, id: params.id }, async (client, handle, now) => {
        if (body.terms_version !== currentTerms.version) return refuse.conflict(otherTermsMessage);
        await writeAcceptedTerms(client, handle, currentTerms.version, now);
        return null;
      }),
    ),

    bind(updateCostCentre, async ({ user, params, body }) => {
      const read = readCostCentre(body.cost_centre);
      if (!read.ok) return refuse.invalid({ error_message: [read.error], field_errors: { cost_centre: [read.error] } });
      return changeOrder(dependencies, { userId: user.id, id: params.id }, async (client, handle, now) => {
        await writeCostCentre(client, handle, read.value, now);
        return null;
      });
    }),
  ];
}
