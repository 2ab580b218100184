export { isApiPath } from './answers/api-paths.ts';
export { answerError } from './answers/errors.ts';
export { sendable } from './answers/send-file.ts';
export type { PreparedAnswer, PreparedCoding } from './answers/send-prepared.ts';
export { type Answer, bind, type HandlerAnswer, type HandlerContext, type RouteBinding } from './bind.ts';
export { browserTokenOf, knownBrowserCookie, newBrowserToken } from './cookies/known-browser.ts';
export {
  cookieNames,
  endOfVisitCookies,
  newSessionToken,
  newVisitorToken,
  tokenKind,
  visitCookies,
} from './cookies/visit.ts';
export { checkPermission } from './guards/access.ts';
export { checkOrigin, csrfTokenOf } from './guards/csrf.ts';
export type { CallCounter, CallLimit } from './guards/rate-limits.ts';
export { defaultClientTimeouts, headerTimeouts } from './guards/slow-clients.ts';
export { userOfCookies } from './guards/visitor.ts';
export { listenOnPort } from './listen-on-port.ts';
export { type Refusal, refuse } from './refusals.ts';
export { registerApi } from './register-api.ts';
export type { LiveSession, RequestUser, SessionReader } from './request-user.ts';
export type { ApiDependencies, HttpSettings, Look } from './settings.ts';
