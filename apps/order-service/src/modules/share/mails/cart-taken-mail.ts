import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/**
 * Tells the owner of a cart that somebody has taken it over. Nothing that they typed is in the subject (promise X1).
 */
export function cartTakenMail(to: string, taker: string, publicUrl: string): Mail {
  return writeMail({ to, subject: 'Your cart was taken over' }, [
    `${taker} has opened the cart that you shared and has taken it over to pay it. You get a mail when it is ordered.`,
    'Until then you can see how far it has come, and take it back:',
    { link: `${publicUrl}/cart`, label: 'See your carts' },
  ]);
}
