export { type RefusedCall, refusedCall } from './refused-call.ts';
export { forgetInSession, keptInSession, useSessionState } from './session-state.ts';
