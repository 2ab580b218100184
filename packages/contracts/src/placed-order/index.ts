export {
  cancelOrder,
  changeOrderStatus,
  decideScreening,
  getCreditNote,
  getGeneList,
  getInvoice,
  getOrderConfirmation,
  getPackingList,
  getPlacedOrder,
  getPlateMap,
  listOrders,
  refundOrder,
} from './endpoints.ts';
export {
  type ListedOrderWire,
  type OrderDocumentWire,
  type PlacedOrderWire,
  type PlacedShipmentWire,
  placedOrderSchema,
  type RefundWire,
} from './placed-order-schemas.ts';
