export {
  type CustomerWire,
  getCustomer,
  listCustomers,
  setCustomerSalesRep,
} from './endpoints.ts';
export { salesRepBody, salesRepWord } from './sales-rep-wire.ts';
