import type { ScreeningDecision, ScreeningFinding } from '@cutsite/domain/placed-order';

/** What is screened of an order (ruling 21): sequences as they were ordered, with the marks of modifications. */
export interface OrderToScreen {
  readonly orderId: string;
  readonly sequences: readonly { readonly name: string; readonly sequence: string }[];
}

/** What the screener says: everything is cleared, or the order is held for what it found. */
export interface ScreeningReport {
  readonly decision: ScreeningDecision;
  /** For staff; the customer does not see them. */
  readonly findings: readonly ScreeningFinding[];
}

/** Looks for sequences of concern. Being asked again about the same order is right. */
export interface ScreenerPort {
  /** Throws when it cannot answer now; the order waits, and the caller asks again later. */
  readonly screen: (order: OrderToScreen) => Promise<ScreeningReport>;
}
