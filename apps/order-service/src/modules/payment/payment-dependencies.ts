import type { OrderContents } from '@cutsite/domain/checkout';
import type { Clock } from '@cutsite/service-base/clock';
import type { Log } from '@cutsite/service-base/observability';
import type { Pool, PoolClient } from 'pg';
import type { Config } from '../../config/index.ts';
import type { CardNetwork } from '../../gateways/card-network/index.ts';
import type { ItemTables } from '../../item-tables/index.ts';
import type { PaymentRow } from './payment.repository.ts';

export interface PaymentDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Config;
  readonly network: CardNetwork;
  readonly log: Log;
  readonly placeOrder: PlaceOrder;
  readonly tables: ItemTables;
}

/** What an order is made of, of the payment that went through. */
export type PaidFor = Pick<
  PaymentRow,
  'account_id' | 'id' | 'cart_id' | 'version_id' | 'payer_account_id' | 'method' | 'amount_minor' | 'details'
>;

/**
 * Makes an order of what was paid for, in the transaction of the payment, and returns its number. It is handed in:
 * orders give money back when they are cancelled, so they know payments, and payments cannot know them.
 */
export type PlaceOrder = (
  client: PoolClient,
  dependencies: { readonly config: Config; readonly tables: ItemTables },
  payment: PaidFor,
  contents: OrderContents,
  now: Date,
) => Promise<string>;
