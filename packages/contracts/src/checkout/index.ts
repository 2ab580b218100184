export { type OrderSummaryWire, type ShippingEstimatesWire } from './checkout-schemas.ts';
export {
  acceptTerms,
  getOrderSummary,
  getShippingEstimates,
  updateCostCentre,
  updateOrderAddress,
  updateShippingMethod,
} from './endpoints.ts';
