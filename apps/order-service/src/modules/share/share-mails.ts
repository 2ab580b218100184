import { momentText } from '@cutsite/domain/day-text';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';

export interface SharedCart {
  readonly to: string;
  readonly owner: string;
  readonly company: string;
  /** What the owner wrote; may be empty. */
  readonly message: string;
  readonly link: string;
  readonly expiresAt: Date;
}

/**
 * Brings a purchaser to a cart that somebody else has filled. Nothing that they typed is in the subject (promise X1).
 */
export function sharedCartMail({ to, owner, company, message, link, expiresAt }: SharedCart): Mail {
  return writeMail({ to, subject: 'You are asked to pay a Cutsite order' }, [
    `${owner} (${company}) has put together an order at Cutsite and asks you to look at it and to pay it.`,
    ...(message === '' ? [] : [`Their message: ${message}`]),
    { link, label: 'See the cart' },
    `The link works until ${momentText(expiresAt)}. You can look without an account; to take the order over and pay it, you sign in.`,
    'If this was not meant for you, you can ignore this mail.',
  ]);
}

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
