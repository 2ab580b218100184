import { type CreditType, creditTypes } from '@cutsite/domain/edit-credit';
import { paymentMethods } from '@cutsite/domain/payment';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';

const methods = Object.keys(paymentMethods) as [keyof typeof paymentMethods, ...(keyof typeof paymentMethods)[]];

/** The ways to pay, as words of the wire. */
const paymentMethodWord = z.enum(methods);

/** A payment as its payer sees it. */
const paymentSchema = z.strictObject({
  payment_id: z.uuid(),
  order_id: z.uuid(),
  method: paymentMethodWord,
  status: z.enum(['pending', 'succeeded']),
  amount: amountSchema,
  currency: currencyWord,
  /** Null until the order is placed. */
  order_number: z.nullable(z.string()),
});

/** @see paymentSchema */
export type PaymentWire = z.output<typeof paymentSchema>;

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

/** True: the terms of sale in force are accepted with this call. Left out: they were accepted before. */
const acceptedTerms = z.optional(z.literal(true));
/**
 * The total that the payer was shown. Where it is another one by now, nothing is paid (409, total_changed). It is only
 * compared: what is paid is what the order costs. Left out: the payer looks at no total.
 */
const expectedTotal = z.optional(amountSchema);
const text = (longest: number) => z.string().check(z.maxLength(longest));

const paying = {
  method: 'POST',
  access: 'verified',
  tag: 'Payment',
  idempotent: true,
  params,
} as const;

/** What a browser confirms a PaymentIntent with; null: there is nothing to confirm. */
const atNetwork = {
  client_secret: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  publishable_key: z.string(),
  network_url: z.nullable(z.string()),
} as const;

const refusals = problems(400, 404, 409);

export const payByCard = defineEndpoint({
  ...paying,
  path: '/api/order/{id}/payment/stripe/',
  summary: 'Get or create the one PaymentIntent of the order as it is now.',
  description:
    "A browser confirms it with publishable_key and client_secret at the card network: through the network's own script, or, when network_url is set (the demo), at that address with the same HTTP calls. Then confirm/ places the order. A change of the cart makes another intent; the earlier one is cancelled first. What costs nothing is placed at once.",
  body: z._default(
    z.strictObject({
      accepted_terms: acceptedTerms,
      cost_centre: z.optional(text(500)),
      expected_total: expectedTotal,
    }),
    {},
  ),
  responses: {
    200: z.strictObject({
      ...paymentSchema.shape,
      ...atNetwork,
    }),
    ...refusals,
  },
});

export const buyEditCredit = defineEndpoint({
  method: 'POST',
  path: '/api/user/edit_credit/buy/',
  access: 'verified',
  tag: 'Edit credit',
  summary: 'Start buying edit credit or a gift card by card.',
  description:
    'Opens a PaymentIntent that a browser confirms as that of an order; the account is opened, or topped up, when it has gone through. amount is in dollars, such as "250.00".',
  idempotent: true,
  body: z.strictObject({
    amount: text(32),
    credit_type: z.enum(Object.keys(creditTypes) as [CreditType, ...CreditType[]]),
  }),
  responses: {
    201: z.strictObject({
      purchase_id: z.uuid(),
      payment_id: z.uuid(),
      status: z.enum(['pending', 'succeeded']),
      amount: amountSchema,
      currency: currencyWord,
      ...atNetwork,
    }),
    ...problems(400, 409),
  },
});

export const confirmCreditPurchase = defineEndpoint({
  method: 'POST',
  path: '/api/user/edit_credit/buy/{id}/confirm/',
  access: 'verified',
  tag: 'Edit credit',
  summary: 'Get the state of the payment of a refill and credit it once paid. id is the purchase_id.',
  params,
  responses: {
    200: z.strictObject({
      status: z.enum(['pending', 'confirmed', 'error']),
      message: z.nullable(z.string()),
      action_required: z.boolean(),
    }),
    ...problems(404),
  },
});

export const receiveCardNetworkEvent = defineEndpoint({
  method: 'POST',
  path: '/api/payment/webhook/stripe/',
  access: 'public',
  tag: 'Payment',
  summary: 'Receive a signed message of the card network.',
  description:
    'Stripe-Signature is checked over the bytes of the body before anything else; a forged, damaged or old message is refused with 400 and changes nothing. A message may come again, late, and in any order.',
  signedBySender: true,
  responses: { 200: z.strictObject({ received: z.literal(true) }), ...problems(400) },
});

export const payByPurchaseOrder = defineEndpoint({
  ...paying,
  path: '/api/order/{id}/payment/purchase_order/',
  summary: 'Place the order on a purchase order, to be paid on invoice.',
  description:
    'attachment_id is a file that was uploaded before. Refused with 409 when the checkout is incomplete (field_errors names what is missing), when the order was placed before, and when the account has no payment terms.',
  body: z.strictObject({
    po_number: text(200),
    attachment_id: z.optional(z.nullable(z.uuid())),
    billing_contact: z.strictObject({ name: text(500), email: text(500) }),
    cost_centre: z.optional(text(500)),
    accepted_terms: acceptedTerms,
    expected_total: expectedTotal,
  }),
  responses: { 200: paymentSchema, ...refusals },
});

export const payByBlanketPurchaseOrder = defineEndpoint({
  ...paying,
  path: '/api/order/{id}/payment/blanket_purchase_order/',
  summary: 'Place the order on a blanket purchase order of the customer and draw down its balance.',
  body: z.strictObject({ id: z.uuid(), accepted_terms: acceptedTerms, expected_total: expectedTotal }),
  responses: { 200: paymentSchema, ...refusals },
});

export const payByEditCredit = defineEndpoint({
  ...paying,
  path: '/api/order/{id}/payment/edit_credit/',
  summary: 'Pay the order from the edit credit of the customer: all of it or nothing, the oldest account first.',
  body: z._default(z.strictObject({ accepted_terms: acceptedTerms, expected_total: expectedTotal }), {}),
  responses: { 200: paymentSchema, ...refusals },
});

export const confirmPayment = defineEndpoint({
  ...paying,
  path: '/api/order/{id}/payment/confirm/',
  summary: 'Get the state of the payment of the order and place the order once paid.',
  description:
    'pending: the card network works, or waits for the customer (action_required). error: the payment did not go through, message says why; another try is possible. confirmed: the order is placed and has a number.',
  responses: {
    200: z.strictObject({
      status: z.enum(['pending', 'confirmed', 'error']),
      message: z.nullable(z.string()),
      order_id: z.uuid(),
      order_number: z.nullable(z.string()),
      payment_id: z.nullable(z.uuid()),
      method: z.nullable(paymentMethodWord),
      amount: z.nullable(amountSchema),
      currency: currencyWord,
      action_required: z.boolean(),
    }),
    ...refusals,
  },
});
