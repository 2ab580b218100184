import { acceptTerms, type OrderSummaryWire } from '@cutsite/contracts/checkout';
import type { EndpointBody } from '@cutsite/contracts/endpoint';
import {
  confirmPayment,
  payByBlanketPurchaseOrder,
  payByEditCredit,
  payByPurchaseOrder,
} from '@cutsite/contracts/payment';
import { getPaymentOptions, type PaymentOptionsWire } from '@cutsite/contracts/payment-options';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';
import { type RefusedCall, refusedCall } from '../../../platform/forms/refused-call.ts';

/** The order is paid or about to be, or why not. */
export type Paid =
  | { readonly ok: true /** The bank wants to see the customer there first. */; readonly goTo?: string }
  | { readonly ok: false; readonly refusal: RefusedCall };

/** Sends a payment under a key that stays the same however often it is sent (ruling 37). */
export type SendPayment = (idempotencyKey: string) => Promise<Paid>;

export const sendPurchaseOrder =
  (orderId: string, body: EndpointBody<typeof payByPurchaseOrder>): SendPayment =>
  async (key) =>
    paid(await api.call(payByPurchaseOrder, { params: { id: orderId }, body, headers: { 'idempotency-key': key } }));

export const sendBlanketPo =
  (orderId: string, body: EndpointBody<typeof payByBlanketPurchaseOrder>): SendPayment =>
  async (key) =>
    paid(
      await api.call(payByBlanketPurchaseOrder, { params: { id: orderId }, body, headers: { 'idempotency-key': key } }),
    );

export const sendEditCredit =
  (orderId: string, body: EndpointBody<typeof payByEditCredit>): SendPayment =>
  async (key) =>
    paid(await api.call(payByEditCredit, { params: { id: orderId }, body, headers: { 'idempotency-key': key } }));

/** Accepts the terms of sale before a payment whose call has no body for them (PA-5). */
export const afterTerms =
  ({ order_id: id, terms }: Pick<OrderSummaryWire, 'order_id' | 'terms'>, send: SendPayment): SendPayment =>
  async (key) => {
    if (terms.version === null || terms.accepted_version === terms.version) return send(key);
    const accepted = await api.call(acceptTerms, { params: { id }, body: { terms_version: terms.version } });
    return accepted.ok ? send(key) : { ok: false, refusal: refusedCall(accepted) };
  };

type Answer = { readonly ok: true } | ({ readonly ok: false } & Parameters<typeof refusedCall>[0]);

function paid(answer: Answer): Paid {
  return answer.ok ? { ok: true } : { ok: false, refusal: refusedCall(answer) };
}

/** What there is to pay with; asked again whenever the payment is shown. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: async () => {
    const answer = await api.call(getPaymentOptions);
    return bodyOf(answer) as PaymentOptionsWire;
  },
  staleTime: 0,
});

/** Where the payment of an order stands (PA-6, PA-7). */
export async function askConfirmation(orderId: string) {
  return api.call(confirmPayment, { params: { id: orderId } });
}

export type Confirmation = Extract<Awaited<ReturnType<typeof askConfirmation>>, { ok: true }>['body'];
