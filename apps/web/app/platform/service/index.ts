export { callService, csrfToken, type ServiceAnswer } from './call.ts';
export { fetchCartCount } from './current-cart.ts';
export { type CurrentUser, displayName, fetchCurrentUser, mayBeSignedIn } from './current-user.ts';
