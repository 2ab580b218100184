export {
  addOrderNote,
  assignOrder,
  correctOrder,
  decideReview,
  getOrderAsCustomer,
  getStaffAttachment,
  getStaffOrder,
  getStaffOrderLists,
  getStaffPaper,
  lookAtOrder,
  previewCorrection,
  sendMailAgain,
  shipOrder,
} from './endpoints.ts';
export {
  bulkActions,
  changeManyOrders,
  countOrders,
  exportOrders,
  keepOrderFilter,
  listAllOrders,
  listOrderFilters,
  listSalesReps,
  removeOrderFilter,
  searchOffice,
} from './queue-endpoints.ts';
export {
  type CorrectionWire,
  orderSorts,
  type QueuedOrderWire,
  type StaffOrderWire,
  staffOrderSchema,
} from './staff-order-schemas.ts';
