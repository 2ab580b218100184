export { cartTakenMail } from './cart-taken-mail.ts';
export { sharedCartMail } from './shared-cart-mail.ts';
