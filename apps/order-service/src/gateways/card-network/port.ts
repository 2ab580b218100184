import type { PaidCard } from '@cutsite/domain/payment';

/** Where a card payment stands, in the words of the card network. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** The card network's side of a payment: a PaymentIntent. */
export interface NetworkIntent {
  readonly id: string;
  /** With the publishable key it lets a browser confirm this intent, and nothing else. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  /** In minor units. */
  readonly amountMinor: number;
  /** As we write it: `USD`. */
  readonly currency: string;
  /** The card that was shown last, in the network's words; null: none yet, or the network does not tell. */
  readonly card: PaidCard | null;
  /** Why the last try of the customer did not go through. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

export interface NetworkRefund {
  readonly id: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
}

/**
 * A message of the card network whose signature was checked. What it is about is asked again before anything is done.
 */
export interface NetworkEvent {
  readonly id: string;
  readonly kind: string;
  /** The intent it is about; null: something else. */
  readonly intentId: string | null;
  readonly body: unknown;
}

/** The card network does not answer, or answers with an error of its own; asking again later is right. */
export class CardNetworkAway extends Error {}

/** What the store asks of a card network. Every question may be repeated: the ids of ours make it the same question. */
export interface CardNetwork {
  readonly publishableKey: string;
  /** Where a browser reaches a network that is not the real one; null: the real one, through its own script. */
  readonly browserUrl: string | null;
  /** Opens the intent of a payment; again: the same one. */
  readonly openIntent: (payment: {
    readonly paymentId: string;
    readonly orderId: string | null;
    readonly amountMinor: number;
    readonly description: string;
  }) => Promise<NetworkIntent>;
  readonly readIntent: (id: string) => Promise<NetworkIntent>;
  /** Cancels what can still be cancelled, and says how the intent is then: it may have succeeded meanwhile. */
  readonly cancelIntent: (id: string) => Promise<NetworkIntent>;
  /** Gives money back; again: the same refund. */
  readonly openRefund: (refund: {
    readonly refundId: string;
    readonly intentId: string;
    readonly amountMinor: number;
  }) => Promise<NetworkRefund>;
  /** The event in a message, or null when the message is forged, damaged or too old. */
  readonly readEvent: (rawBody: Buffer, signature: string) => Promise<NetworkEvent | null>;
}
