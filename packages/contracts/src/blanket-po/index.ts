export {
  type BlanketPoLedgerWire,
  type BlanketPoWire,
  blanketPoSchema,
  listBlanketPos,
  listBlanketPoTransactions,
} from './endpoints.ts';
