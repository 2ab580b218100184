export { type OrderSummaryWire, type ShippingEstimatesWire } from './checkout-schemas.ts';
export {
  acceptTerms,
  getItemLists,
  getOrderSummary,
  getShippingEstimates,
  updateCostCentre,
  updateOrderAddress,
  updateShippingMethod,
} from './endpoints.ts';
