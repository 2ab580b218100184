export { type Carrier, carrierAccountMessage, carrierLabel, carrierNames, readCarrierAccount } from './carriers.ts';
export {
  activeStep,
  type CheckoutStep,
  type MissingPart,
  missingPartMessage,
  missingParts,
  noTermsMessage,
  type TermsOfOrder,
} from './checkout-steps.ts';
export {
  type AddressCorrection,
  type CorrectedContents,
  correctContents,
  correctWithoutCharge,
} from './correct-contents.ts';
export { readCostCentre } from './cost-centre.ts';
export {
  afterColon,
  type BoxOfCart,
  type Delivery,
  deliveryOf,
  deliverySentence,
  type StoreDelivery,
} from './delivery.ts';
export {
  addWorkingDays,
  type DeliveryRules,
  dayOf,
  daysOfMaking,
  defaultDelivery,
  type ExpectedDays,
  expectedDays,
  leavesAfter,
  slowestMaking,
} from './expected-days.ts';
export { expectedAsFrozen, type FrozenDelivery, frozenElsewhere } from './frozen-delivery.ts';
export type { OrderContents, OrderedItem, OrderTotals, Shipment, TaxRule } from './order-contents.ts';
export { itemsTotal, orderTotals, quotedTotal, type Summands } from './order-totals.ts';
export { type RestrictedItem, restrictedItemMessage, restrictedItems } from './restricted-products.ts';
export {
  pricedMethods,
  type ShippingRow,
  type ShippingTable,
  shippingTable,
  shippingZones,
} from './shipping-methods.table.ts';
export { type ShippingMethod, type ShippingOffer, shippingMethods, shippingOffers } from './shipping-offers.ts';
export { type SumLine, shippingName, sumLines } from './sum-lines.ts';
export { demoTermsText, demoTermsVersion } from './terms-text.ts';
