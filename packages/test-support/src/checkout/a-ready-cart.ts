import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { Address } from '@cutsite/domain/address';
import { demoTermsVersion } from '@cutsite/domain/checkout';
import type { Pool } from 'pg';
import { aCustomer, type Customer } from '../customer/index.ts';
import { aTubeItem } from '../guide-rna/index.ts';
import type { TestService } from '../service/index.ts';

export interface ReadyCart {
  readonly customer: Customer;
  /** The id of the order, before it is placed as after. */
  readonly id: string;
}

export interface ReadyCartOptions {
  readonly customer?: Customer;
  /** The body of the call that fills it; a tube unless stated otherwise. */
  readonly items?: readonly object[];
  readonly termsAccepted?: boolean;
  /** What each shipment costs, in cents; 15 dollars unless stated otherwise. */
  readonly shippingMinor?: number;
}

/** Where the test laboratory is. */
const anAddress: Address = {
  firstName: 'Ada',
  lastName: 'Test',
  company: 'Test Lab',
  line1: '77 Massachusetts Avenue',
  line2: '',
  city: 'Cambridge',
  subdivision: 'MA',
  postalCode: '02139',
  country: 'US',
  phone: '+1 617 555 0100',
};

/**
 * A cart with which nothing is left to do but to pay: filled, with addresses, a shipping method and the terms accepted.
 */
export async function aReadyCart(
  { app, pool }: Pick<TestService, 'app' | 'pool'>,
  options: ReadyCartOptions = {},
): Promise<ReadyCart> {
  const customer = options.customer ?? (await aCustomer(pool));
  const payload = options.items ?? [guideRnaItemToWire(aTubeItem(['TP53-g1']))];
  const { headers } = customer;
  const answer = await app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: [...payload] });
  if (answer.statusCode !== 201) throw new Error(`The cart was not filled: ${answer.body}`);
  const id = answer.json().order_id as string;
  await completeCheckout(pool, id, options.termsAccepted ?? true, options.shippingMinor);
  return { customer, id };
}

/**
 * Does what the checkout does to a cart that is filled: addresses, a shipping method, and the terms if they are
 * accepted.
 */
export async function completeCheckout(
  pool: Pool,
  id: string,
  termsAccepted: boolean,
  shippingMinor = 1_500,
): Promise<void> {
  await pool.query(
    `update cart set shipping_address = $2, billing_address = $2, terms_version = $3,
            terms_accepted_at = case when $3::text is null then null else now() end,
            terms_accepted_by = case when $3::text is null then null else account_id end
      where id = $1`,
    [id, JSON.stringify(anAddress), termsAccepted ? demoTermsVersion : null],
  );
  await pool.query(
    `update cart_group set shipping_method = 'standard', shipping_method_name = 'Standard', shipping_carrier = 'Carrier',
            shipping_amount_minor = $2 where cart_id = $1`,
    [id, shippingMinor],
  );
}
