export { checkShare, type ShareRequest } from './check-share.ts';
export { type CartShare, type ShareState, shareLifetimeDays, shareState, shareStates } from './share-state.ts';
