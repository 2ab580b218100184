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

/** What a link is good for at a moment. Whoever has taken the cart over keeps it after the link has expired. */
export function shareState(share: CartShare, now: Date): ShareState {
  if (share.revokedAt !== null) return 'revoked';
  if (share.takenAt !== null) return share.isOrdered ? 'ordered' : 'taken';
  if (share.expiresAt <= now || share.isOrdered) return 'expired';
  return share.seenAt === null ? 'sent' : 'seen';
}
