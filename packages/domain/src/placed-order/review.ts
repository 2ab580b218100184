import { permissions } from '../staff/index.ts';
import type { OrderActor } from './order-states.ts';

/** Where the look of a person at an order stands, which an hfCas12Max plate asks for (ruling 6). */
export type ReviewState = 'not_required' | 'pending' | 'cleared' | 'held';
export const reviewStates = ['not_required', 'pending', 'cleared', 'held'] as const satisfies readonly ReviewState[];

/** What a review comes to. */
export type ReviewDecision = Extract<ReviewState, 'cleared' | 'held'>;

const { clear_review: clear, hold_orders: hold } = permissions;

/** Who may decide what, by where the review stands (ruling 87). An order that asked for none can be held, too. */
export const reviewWays = {
  not_required: { held: hold.roles },
  pending: { cleared: clear.roles, held: hold.roles },
  held: { cleared: clear.roles },
  cleared: { held: hold.roles },
} as const satisfies Readonly<Record<ReviewState, Readonly<Record<string, readonly OrderActor[]>>>>;

/** Whether an order still waits for it. */
export const reviewWaits = (review: ReviewState): review is 'pending' | 'held' =>
  review === 'pending' || review === 'held';
