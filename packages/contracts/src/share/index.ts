export {
  giveCartBack,
  listHeldOrders,
  listShares,
  openSharedCart,
  revokeShare,
  shareOrder,
  takeSharedCartOver,
} from './endpoints.ts';
export type { SharedCartWire, ShareWire } from './share-schemas.ts';
