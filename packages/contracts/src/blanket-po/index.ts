export {
  type BlanketPoLedgerWire,
  type BlanketPoWire,
  listBlanketPos,
  listBlanketPoTransactions,
} from './endpoints.ts';
