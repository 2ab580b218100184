export {
  type CreditAccountWire,
  type CreditLedgerWire,
  creditsSchema,
  getEditCredit,
  ledgerPageSchema,
  ledgerParams,
  ledgerQuery,
  listCreditTransactions,
} from './endpoints.ts';
