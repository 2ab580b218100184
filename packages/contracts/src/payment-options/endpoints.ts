import * as z from 'zod/mini';
import { blanketPoSchema } from '../blanket-po/index.ts';
import { defineEndpoint } from '../endpoint/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';

const paymentOptionsSchema = z.strictObject({
  currency: currencyWord,
  card: z.strictObject({
    publishable_key: z.string(),
    /** Where a browser shows a card to the network of the demo; null: the network's own script does it. */
    network_url: z.nullable(z.string()),
  }),
  purchase_order: z.strictObject({
    /** Days after the invoice; null: the account cannot order on a purchase order. */
    net_terms_days: z.nullable(z.int()),
  }),
  blanket_purchase_orders: z.array(blanketPoSchema),
  edit_credit: z.strictObject({ balance: amountSchema }),
});

/** @see paymentOptionsSchema */
export type PaymentOptionsWire = z.output<typeof paymentOptionsSchema>;

export const getPaymentOptions = defineEndpoint({
  method: 'GET',
  path: '/api/user/payment_options/',
  access: 'verified',
  tag: 'Payment',
  summary: 'List the ways in which you can pay.',
  responses: { 200: paymentOptionsSchema },
});
