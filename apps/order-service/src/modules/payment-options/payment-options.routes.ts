import { getPaymentOptions } from '@cutsite/contracts/payment-options';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import { type PaymentOptionsDependencies, showPaymentOptions } from './show-payment-options.ts';

/** What a customer can pay with, for the screen that asks how; a path of ours. */
export function paymentOptionsRoutes(dependencies: PaymentOptionsDependencies): RouteBinding[] {
  return [
    bind(getPaymentOptions, async ({ user }) => ({
      status: 200,
      body: await showPaymentOptions(dependencies, user.id),
    })),
  ];
}
