export {
  cancelOrder,
  changeOrderStatus,
  getInvoice,
  getOrderConfirmation,
  getPackingList,
  getPlacedOrder,
  getPlateMap,
  listOrders,
} from './endpoints.ts';
export type {
  ListedOrderWire,
  OrderDocumentWire,
  PlacedOrderWire,
  PlacedShipmentWire,
} from './placed-order-schemas.ts';
