export {
  giveCartBack,
  listHeldOrders,
  listSharedAddresses,
  listShares,
  openSharedCart,
  openSharedLists,
  revokeShare,
  shareOrder,
  takeSharedCartOver,
} from './endpoints.ts';
export type { SharedCartWire, ShareWire } from './share-schemas.ts';
