/**
 * Numbers that the demo's card network knows: the well-known ones of Stripe's test mode. Any date to come and any code
 * do.
 */
export const demoCards: readonly { readonly number: string; readonly what: string }[] = [
  { number: '4242 4242 4242 4242', what: 'goes through' },
  { number: '4000 0025 0000 3155', what: 'the bank asks first (3-D Secure)' },
  { number: '4000 0000 0000 0002', what: 'declined' },
  { number: '4000 0000 0000 9995', what: 'not enough money' },
  { number: '4000 0000 0000 1000', what: 'goes through after some seconds' },
];
