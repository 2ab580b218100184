import {
  buyEditCredit as buyEditCreditEndpoint,
  confirmCreditPurchase,
  confirmPayment as confirmPaymentEndpoint,
  payByBlanketPurchaseOrder,
  payByCard,
  payByEditCredit,
  payByPurchaseOrder,
  receiveCardNetworkEvent,
} from '@cutsite/contracts/payment';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { Choices } from './begin-payment.ts';
import { confirmPayment } from './card/confirm-payment.ts';
import { receiveEvent } from './card/receive-event.ts';
import { startCardPayment } from './card/start-card-payment.ts';
import { payImmediately } from './immediate/pay-immediately.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { byBlanketPo, byEditCredit, byPurchaseOrder } from './payment-methods.ts';
import { buyEditCredit, confirmPurchase } from './refill/buy-edit-credit.ts';

/** The calls that pay an order (PA-2 to PA-6, PA-11, ruling 18). */
export function paymentRoutes(dependencies: PaymentDependencies): RouteBinding[] {
  return [
    bind(payByCard, ({ user, params, body, idempotencyKey: key }) =>
      startCardPayment(dependencies, {
        userId: user.id,
        orderId: params.id,
        choices: choicesOf(body),
        call: { key, endpoint: payByCard, payload: { order: params.id, body } },
      }),
    ),

    bind(receiveCardNetworkEvent, async ({ body, request }) => {
      const signature = request.headers['stripe-signature'];
      const message = { rawBody: body, signature: typeof signature === 'string' ? signature : '' };
      if (await receiveEvent(dependencies, message)) return { status: 200, body: { received: true } };
      return refuse.invalid({ detail: 'The signature of this message is not valid.', error_code: 'signature_refused' });
    }),

    bind(payByPurchaseOrder, ({ user, params, body, idempotencyKey: key }) =>
      payImmediately(dependencies, {
        userId: user.id,
        orderId: params.id,
        way: byPurchaseOrder({
          poNumber: body.po_number,
          billingContact: body.billing_contact,
          attachmentId: body.attachment_id ?? null,
        }),
        choices: choicesOf(body),
        call: { key, endpoint: payByPurchaseOrder, payload: { order: params.id, body } },
      }),
    ),

    bind(payByBlanketPurchaseOrder, ({ user, params, body, idempotencyKey: key }) =>
      payImmediately(dependencies, {
        userId: user.id,
        orderId: params.id,
        way: byBlanketPo(body.id),
        choices: choicesOf(body),
        call: { key, endpoint: payByBlanketPurchaseOrder, payload: { order: params.id, body } },
      }),
    ),

    bind(payByEditCredit, ({ user, params, body, idempotencyKey: key }) =>
      payImmediately(dependencies, {
        userId: user.id,
        orderId: params.id,
        way: byEditCredit,
        choices: choicesOf(body),
        call: { key, endpoint: payByEditCredit, payload: { order: params.id, body } },
      }),
    ),

    bind(buyEditCreditEndpoint, ({ user, body, idempotencyKey: key }) =>
      buyEditCredit(dependencies, { userId: user.id, amount: body.amount, creditType: body.credit_type, key }),
    ),

    bind(confirmCreditPurchase, ({ user, params }) =>
      confirmPurchase(dependencies, { userId: user.id, purchaseId: params.id }),
    ),

    bind(confirmPaymentEndpoint, ({ user, params, idempotencyKey: key }) =>
      confirmPayment(dependencies, { userId: user.id, orderId: params.id, key }),
    ),
  ];
}

interface SentChoices {
  readonly accepted_terms?: true | undefined;
  readonly cost_centre?: string | undefined;
  readonly expected_total?: string | undefined;
}

const choicesOf = (body: SentChoices): Choices => ({
  acceptedTerms: body.accepted_terms === true,
  costCentre: body.cost_centre,
  expectedTotal: body.expected_total,
});
