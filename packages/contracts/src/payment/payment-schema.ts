import { paymentMethods } from '@cutsite/domain/payment';
import * as z from 'zod/mini';
import { amountSchema, currencyWord } from '../price-list/index.ts';

const methods = Object.keys(paymentMethods) as [keyof typeof paymentMethods, ...(keyof typeof paymentMethods)[]];

/** The ways to pay, as words of the wire. */
export const paymentMethodWord = z.enum(methods);

/** A payment as whoever makes it sees it. */
export const paymentSchema = z.strictObject({
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
