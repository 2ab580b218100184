export { type RefusedCall, refusedCall } from './refused-call.ts';
export { forgetInSession, keepInSession, keptInSession, useSessionState } from './session-state.ts';
