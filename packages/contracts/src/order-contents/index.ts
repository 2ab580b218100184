export { type AddressWire, addressFromWire, addressSchema, addressToWire } from './address-wire.ts';
export {
  type OrderContentsWire,
  orderContentsSchema,
  orderContentsToWire,
  orderTotalsSchema,
  orderTotalsToWire,
} from './order-contents-wire.ts';
