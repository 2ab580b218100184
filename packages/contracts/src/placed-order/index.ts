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
export type {
  ListedOrderWire,
  OrderDocumentWire,
  PlacedOrderWire,
  PlacedShipmentWire,
  RefundWire,
} from './placed-order-schemas.ts';
