import {
  getOrderSummary,
  getShippingEstimates,
  type OrderSummaryWire,
  type ShippingEstimatesWire,
  updateCostCentre,
  updateOrderAddress,
  updateShippingMethod,
} from '@cutsite/contracts/checkout';
import type { EndpointBody } from '@cutsite/contracts/endpoint';
import type { AddressWire } from '@cutsite/contracts/order-contents';
import { listSharedAddresses } from '@cutsite/contracts/share';
import { applyVoucher, removeVoucher } from '@cutsite/contracts/voucher';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { bodyOf } from '../../platform/failure/body-of.ts';
import { type RefusedCall, refusedCall } from '../../platform/forms/refused-call.ts';

/** The order as it is after a change, or why it was not changed. */
export type Changed =
  | { readonly ok: true; readonly order: OrderSummaryWire }
  | { readonly ok: false; readonly refusal: RefusedCall };

export type AddressChoice = EndpointBody<typeof updateOrderAddress>;
export type MethodChoice = EndpointBody<typeof updateShippingMethod>;

export async function sendAddress(orderId: string, body: AddressChoice): Promise<Changed> {
  const answer = await api.call(updateOrderAddress, { params: { id: orderId }, body });
  return answer.ok ? { ok: true, order: answer.body as OrderSummaryWire } : { ok: false, refusal: refusedCall(answer) };
}

export async function sendMethod(orderId: string, body: MethodChoice): Promise<Changed> {
  const answer = await api.call(updateShippingMethod, { params: { id: orderId }, body });
  return answer.ok ? { ok: true, order: answer.body as OrderSummaryWire } : { ok: false, refusal: refusedCall(answer) };
}

/** Sets the cost centre; an empty text clears it. */
export async function sendCostCentre(orderId: string, costCentre: string): Promise<Changed> {
  const body = { cost_centre: costCentre === '' ? null : costCentre };
  const answer = await api.call(updateCostCentre, { params: { id: orderId }, body });
  return answer.ok ? { ok: true, order: answer.body as OrderSummaryWire } : { ok: false, refusal: refusedCall(answer) };
}

/** Puts another coupon on the order; null takes off what is there. */
export async function sendCoupon(orderId: string, code: string | null): Promise<Changed> {
  const params = { id: orderId };
  const answer =
    code === null
      ? await api.call(removeVoucher, { params })
      : await api.call(applyVoucher, { params, body: { code } });
  if (!answer.ok) return { ok: false, refusal: refusedCall(answer) };
  const order = await api.call(getOrderSummary, { params });
  return order.ok ? { ok: true, order: order.body as OrderSummaryWire } : { ok: false, refusal: refusedCall(order) };
}

/** What the owner of a cart shared with who took it over; nothing in a cart of one's own. */
export const sharedAddressesQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['shared-addresses', orderId],
    queryFn: async (): Promise<readonly AddressWire[]> => {
      const answer = await api.call(listSharedAddresses, { params: { id: orderId } });
      return bodyOf(answer).addresses;
    },
    retry: false,
  });

/** How the shipments of an order can travel; `what`: what goes where, for which there is another answer. */
export const shippingEstimatesQuery = (orderId: string, what: string) =>
  queryOptions({
    queryKey: ['shipping-estimates', orderId, what],
    queryFn: async () => {
      const answer = await api.call(getShippingEstimates, { params: { id: orderId } });
      return bodyOf(answer) as ShippingEstimatesWire;
    },
  });
