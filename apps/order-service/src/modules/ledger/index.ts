export { type LedgerPageQuestion, type LedgerQuestion, type LedgerRow, showLedgerPage } from './show-ledger-page.ts';
