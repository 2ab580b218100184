import type { Result } from '../result/index.ts';
import { type OrderRefusal, type OrderToMove, orderCan } from './order-can.ts';
import type { OrderActor } from './order-states.ts';

/** What staff can do with an order or one of its shipments. */
export const orderActions = [
  'clear_review',
  'hold_review',
  'clear_screening',
  'hold_screening',
  'release',
  'cancel',
  'refund',
  'record_payment',
  'take_payment_back',
  'correct',
  'note',
  'assign',
  'send_mail_again',
  'ship',
  'deliver',
] as const;

export type OrderAction = (typeof orderActions)[number];

/** The actions that the state of an order decides; the others need its payment or one of its shipments. */
export type ActionOfState = Exclude<
  OrderAction,
  'refund' | 'record_payment' | 'take_payment_back' | 'ship' | 'deliver'
>;

/** Each action with the question that decides it: the one table that the buttons and the calls of the office read. */
const questions = {
  clear_review: (order, actors) => orderCan.review(order, 'cleared', actors),
  hold_review: (order, actors) => orderCan.review(order, 'held', actors),
  clear_screening: (order, actors) => orderCan.screen(order, 'cleared', actors),
  hold_screening: (order, actors) => orderCan.screen(order, 'held', actors),
  release: (order, actors) => orderCan.become(order, 'in_production', actors),
  cancel: (order, actors) => orderCan.become(order, 'cancelled', actors),
  correct: (order, actors) => orderCan.correct(order, actors),
  note: (_order, actors) => orderCan.note(actors),
  assign: (_order, actors) => orderCan.assign(actors),
  send_mail_again: (_order, actors) => orderCan.sendMailAgain(actors),
} as const satisfies Record<
  ActionOfState,
  (order: OrderToMove, actors: readonly OrderActor[]) => Result<null, OrderRefusal>
>;

/** Whether an action can be done with an order now, or why not. */
export function orderAction(
  action: ActionOfState,
  order: OrderToMove,
  actors: readonly OrderActor[],
): Result<null, OrderRefusal> {
  return questions[action](order, actors);
}

/** Every action that the state decides, in the order of the table. */
export const actionsOfState = Object.keys(questions) as readonly ActionOfState[];
