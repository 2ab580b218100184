export {
  exportInvoices,
  invoiceSorts,
  type ListedInvoiceWire,
  listInvoices,
  recordInvoicePayment,
  takeInvoicePaymentBack,
} from './endpoints.ts';
