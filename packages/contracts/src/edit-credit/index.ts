export {
  type CreditAccountWire,
  type CreditLedgerWire,
  getEditCredit,
  ledgerPageSchema,
  ledgerParams,
  ledgerQuery,
  listCreditTransactions,
} from './endpoints.ts';
