export { type DeliveryWire, deliveryFromWire, deliverySchema, deliveryToWire } from './delivery-wire.ts';
export { type ItemListWire, itemListsSchema } from './item-lists-wire.ts';
export {
  type AddressWire,
  addressFromWire,
  addressSchema,
  addressToWire,
  type OrderContentsWire,
  orderContentsSchema,
  orderContentsToWire,
  orderTotalsSchema,
  orderTotalsToWire,
} from './order-contents-wire.ts';
