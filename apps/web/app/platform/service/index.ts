export type { CurrentUser } from '@cutsite/contracts/account';
export { callService, type ServiceAnswer } from './call.ts';
export { fetchCartCount } from './current-cart.ts';
export { displayName, fetchCurrentUser, mayBeSignedIn } from './current-user.ts';
export { ServiceFailure } from './service-failure.ts';
