export {
  type CreditAccountWire,
  type CreditLedgerWire,
  getEditCredit,
  listCreditTransactions,
} from './endpoints.ts';
export { ledgerPageSchema, ledgerParams, ledgerQuery } from './ledger-schema.ts';
