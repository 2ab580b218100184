export { getPaymentOptions, type PaymentOptionsWire } from './endpoints.ts';
