import { accountFaultMessage, checkEmail } from '../account/index.ts';

/** What is known of a link to a cart. */
export interface CartShare {
  readonly expiresAt: Date;
  readonly seenAt: Date | null;
  readonly takenAt: Date | null;
  readonly revokedAt: Date | null;
  /** The order of the cart is placed. */
  readonly isOrdered: boolean;
}

/** How far a shared cart has come, in the order in which it happens; the words are ours. */
export const shareStates = {
  sent: 'Sent, not opened yet',
  seen: 'Opened',
  taken: 'Taken over',
  ordered: 'Paid',
  revoked: 'Taken back',
  expired: 'Expired',
} as const satisfies Record<string, string>;

export type ShareState = keyof typeof shareStates;

/** A link shows a cart for 30 days. The number is ours: docs/open-questions.md. */
export const shareLifetimeDays = 30;

/** What a link allows at a moment. The holder of the cart keeps it after the link has expired. */
export function shareState(share: CartShare, now: Date): ShareState {
  if (share.revokedAt !== null) return 'revoked';
  if (share.takenAt !== null) return share.isOrdered ? 'ordered' : 'taken';
  if (share.expiresAt <= now || share.isOrdered) return 'expired';
  return share.seenAt === null ? 'sent' : 'seen';
}

/** What a share asks for, as it was typed. */
export interface ShareRequest {
  readonly email: string;
  readonly message: string;
  /** Of the owner's address book, by id; whether they are there is asked of the book. */
  readonly addressIds: readonly string[];
}

/** A few lines to the purchaser, not a letter. */
const maxMessageLength = 500;

/** More places than one order has; the number is ours. */
const maxSharedAddresses = 10;

/** What is wrong with a share, a sentence for each field; no field: nothing. Sentences are ours. */
export function checkShare({ email, message, addressIds }: ShareRequest, ownEmail: string): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const code = checkEmail(email);
  if (code !== null) faults['email'] = [accountFaultMessage({ field: 'email', code })];
  else if (email.trim().toLowerCase() === ownEmail.toLowerCase()) {
    faults['email'] = ['This is your own address. Enter that of the person who should pay.'];
  }
  if ([...message.trim()].length > maxMessageLength) {
    faults['message'] = [`The message must be ${maxMessageLength} or fewer characters.`];
  }
  if (addressIds.length > maxSharedAddresses) {
    faults['address_ids'] = [`At most ${maxSharedAddresses} addresses can be shared with a cart.`];
  }
  return faults;
}
