import type { ProblemRow } from '@cutsite/contracts/problem';

/**
 * Where an add to the cart stands (GR-43: pending, fulfilled, rejected; ruling 19 for the two in between).
 * `refused`: the store has looked at it and said no. Otherwise, and without an answer, it is not known yet whether
 * the items are in the cart.
 */
export type PurchaseState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'needs_sign_in' }
  | { readonly kind: 'needs_verification' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly rows: readonly ProblemRow[];
      readonly refused: boolean;
    }
  | { readonly kind: 'unanswered'; readonly failure: Error }
  /** `orderId`: the cart that the items are in. */
  | { readonly kind: 'fulfilled'; readonly orderId: string; readonly itemIds: readonly string[] };
