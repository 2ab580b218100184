import {
  confirmPayment as confirmPaymentEndpoint,
  payByBlanketPurchaseOrder,
  payByEditCredit,
  payByPurchaseOrder,
} from '@cutsite/contracts/payment';
import { bind, type RouteBinding } from '../../http/index.ts';
import { confirmPayment } from './confirm-payment.ts';
import { payAtOnce } from './pay-at-once.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { byBlanketPo, byEditCredit, byPurchaseOrder } from './ways/index.ts';

/** The calls that pay an order (Specification 1 §7 "Payments", ruling 18). */
export function paymentRoutes(dependencies: PaymentDependencies): RouteBinding[] {
  return [
    bind(payByPurchaseOrder, ({ user, params, body, idempotencyKey: key }) =>
      payAtOnce(dependencies, {
        userId: user.id,
        orderId: params.id,
        way: byPurchaseOrder({
          poNumber: body.po_number,
          billingContact: body.billing_contact,
          attachmentId: body.attachment_id ?? null,
        }),
        choices: { acceptedTerms: body.accepted_terms === true, costCentre: body.cost_centre },
        call: { key, endpoint: payByPurchaseOrder, payload: { order: params.id, body } },
      }),
    ),

    bind(payByBlanketPurchaseOrder, ({ user, params, body, idempotencyKey: key }) =>
      payAtOnce(dependencies, {
        userId: user.id,
        orderId: params.id,
        way: byBlanketPo(body.id),
        choices: { acceptedTerms: body.accepted_terms === true },
        call: { key, endpoint: payByBlanketPurchaseOrder, payload: { order: params.id, body } },
      }),
    ),

    bind(payByEditCredit, ({ user, params, body, idempotencyKey: key }) =>
      payAtOnce(dependencies, {
        userId: user.id,
        orderId: params.id,
        way: byEditCredit,
        choices: { acceptedTerms: body.accepted_terms === true },
        call: { key, endpoint: payByEditCredit, payload: { order: params.id, body } },
      }),
    ),

    bind(confirmPaymentEndpoint, ({ user, params }) =>
      confirmPayment(dependencies, { userId: user.id, orderId: params.id }),
    ),
  ];
}
