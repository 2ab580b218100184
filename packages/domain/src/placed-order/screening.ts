import { type ItemKinds, type KindedItem, kindOf, type ScreenedSequence } from '../item/index.ts';
import { permissions } from '../staff/index.ts';
import type { OrderActor, OrderStatus } from './order-states.ts';

/** Where the biosecurity screening of an order stands (ruling 21). */
export type ScreeningState = 'not_required' | 'pending' | 'cleared' | 'held';

/** What a screening comes to. A machine decides once; staff can change it until the order is made. */
export type ScreeningDecision = Extract<ScreeningState, 'cleared' | 'held'>;
export const screeningDecisions = ['cleared', 'held'] as const satisfies readonly ScreeningDecision[];

const mayDecide = permissions.decide_screening.roles;

/** Who may decide what, by where the screening stands (ruling 87). */
export const screeningWays = {
  not_required: {},
  pending: { cleared: [...mayDecide, 'store'], held: [...mayDecide, 'store'] },
  held: { cleared: permissions.clear_screening_hold.roles },
  cleared: { held: mayDecide },
} as const satisfies Readonly<Record<ScreeningState, Readonly<Record<string, readonly OrderActor[]>>>>;

/** A sequence that somebody has to look at before it is made. */
export interface SequenceToScreen extends ScreenedSequence {
  readonly itemId: string;
}

/** What a screener found in one sequence of an order. */
export interface ScreeningFinding {
  /** As the order calls the sequence. */
  readonly name: string;
  /** What it is like, as the list of the screener calls it. */
  readonly match: string;
  /** How many bases both have in common. */
  readonly sharedNt: number;
}

/** "shares 50 bases with toxin" */
export const screeningFindingText = ({ match, sharedNt }: ScreeningFinding): string =>
  `shares ${sharedNt} bases with ${match}`;

/**
 * The sequences of an order that are screened (ruling 21): those that their kinds name, from `thresholdNt` bases on.
 */
export function sequencesToScreen(
  kinds: ItemKinds,
  items: readonly { readonly id: string; readonly item: KindedItem }[],
  thresholdNt: number,
): SequenceToScreen[] {
  return items.flatMap(({ id, item }) =>
    kindOf(kinds, item)
      .sequencesToScreen(item)
      .filter(({ length }) => length >= thresholdNt)
      .map((sequence) => ({ itemId: id, ...sequence })),
  );
}

/**
 * The state in which an order begins once it is paid: in review when a plate asks for it (ruling 6) or a sequence waits
 * for its screening (ruling 21), otherwise confirmed.
 */
export function placedAs(
  items: readonly { readonly needsReview: boolean }[],
  screening: ScreeningState,
): Extract<OrderStatus, 'confirmed' | 'in_review'> {
  const waits = screening === 'pending' || screening === 'held' || items.some(({ needsReview }) => needsReview);
  return waits ? 'in_review' : 'confirmed';
}
