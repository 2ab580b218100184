export {
  giveCartBack,
  listHeldOrders,
  listSharedAddresses,
  listShares,
  openSharedCart,
  openSharedLists,
  openSharedQuotePaper,
  revokeShare,
  shareOrder,
  takeSharedCartOver,
} from './endpoints.ts';
export type { SharedCartWire, ShareWire } from './share-schemas.ts';
