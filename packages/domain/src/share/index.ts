export {
  type CartShare,
  checkShare,
  type ShareRequest,
  type ShareState,
  shareLifetimeDays,
  shareState,
  shareStates,
} from './share-state.ts';
