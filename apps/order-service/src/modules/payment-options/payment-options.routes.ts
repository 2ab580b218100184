import { getPaymentOptions, type PaymentOptionsWire } from '@cutsite/contracts/payment-options';
import type { Clock } from '@cutsite/service-base/clock';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import type { CardNetwork } from '../../gateways/card-network/index.ts';
import { readNetTerms } from '../account/index.ts';
import { showBlanketPos } from '../blanket-po/index.ts';
import { showCredits } from '../edit-credit/index.ts';

/** What a customer can pay with, for the screen that asks how; a path of ours. */
export function paymentOptionsRoutes(dependencies: PaymentOptionsDependencies): RouteBinding[] {
  return [
    bind(getPaymentOptions, async ({ user }) => ({
      status: 200,
      body: await showPaymentOptions(dependencies, user.id),
    })),
  ];
}

interface PaymentOptionsDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly network: Pick<CardNetwork, 'publishableKey' | 'browserUrl'>;
}

/** Everything that this person can pay with; a person who took a cart over pays with their own. */
async function showPaymentOptions(
  { pool, clock, network }: PaymentOptionsDependencies,
  accountId: string,
): Promise<PaymentOptionsWire> {
  const [netTermsDays, blanketPos, credits] = await Promise.all([
    readNetTerms(pool, accountId),
    showBlanketPos({ pool, clock }, accountId),
    showCredits(pool, accountId),
  ]);
  return {
    currency: 'USD',
    card: { publishable_key: network.publishableKey, network_url: network.browserUrl },
    purchase_order: { net_terms_days: netTermsDays },
    blanket_purchase_orders: blanketPos,
    edit_credit: { balance: credits.balance },
  };
}
