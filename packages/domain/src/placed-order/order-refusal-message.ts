import { listPeople, roleAsPerson } from '../staff/index.ts';
import type { OrderRefusal } from './order-can.ts';
import { type OrderActor, orderStates, shipmentStates } from './order-states.ts';

function asPerson(actor: OrderActor): string {
  if (actor === 'customer') return 'the customer';
  return actor === 'store' ? 'the store itself' : roleAsPerson(actor);
}

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(shipmentStates), ...Object.entries(orderStates)].map(([state, { label }]) => [state, label]),
);

const hasEnded: readonly string[] = ['delivered', 'cancelled'];

/** Why something of this state cannot get into the other, as a colleague would say it. */
function noWayMessage({ from, to }: Extract<OrderRefusal, { readonly code: 'no_way' }>): string {
  const [is, wanted] = [inSentence(from), inSentence(to)];
  if (from === to || hasEnded.includes(from)) return `Already ${is}.`;
  if (to === 'cancelled') return 'Something of it has left. Give money back instead.';
  if (from === 'shipped') return `Already ${is}.`;
  if (to === 'delivered') return from === 'partly_shipped' ? 'Ship the rest first.' : 'Ship it first.';
  return `It is ${is}, and cannot be set to “${wanted}”.`;
}

/** "in production", "placed": a state within a sentence. */
const inSentence = (state: string): string =>
  state === 'confirmed' ? 'placed' : (labels[state] ?? state).toLowerCase();

/** The sentence for a refusal; all of them are ours. */
export function orderRefusalMessage(refusal: OrderRefusal): string {
  switch (refusal.code) {
    case 'no_way':
      return noWayMessage(refusal);
    case 'not_your_role':
      return `Only ${listPeople(refusal.roles.map(asPerson))} can do this.`;
    case 'not_screened':
      return refusal.screening === 'held'
        ? 'This order is held by sequence screening. It cannot be released to production.'
        : 'The sequences of this order are still being screened. It cannot be released to production yet.';
    case 'nothing_to_screen':
      return 'No sequence of this order has to be screened.';
    case 'screened_already':
      return `The screening of this order is decided already: ${refusal.screening}.`;
    case 'not_reviewed':
      return refusal.review === 'held'
        ? 'The review holds this order. It cannot be released to production.'
        : 'The review of this order is open. It cannot be released to production yet.';
    case 'nothing_to_review':
      return 'Nothing of this order has to be reviewed.';
    case 'reviewed_already':
      return `The review of this order is decided already: ${refusal.review}.`;
    case 'made_already':
      return 'Reviews and screenings are decided before an order is made, and not afterwards.';
    case 'addressed_already':
      return 'Something of this order has left us. Its address and PO number can no longer be changed; write a note.';
    case 'being_made':
      return 'This order is in production and can no longer be cancelled here. Please write to us.';
    case 'on_its_way':
      return 'This order has left us and can no longer be cancelled. Please write to us.';
    case 'cancelled_already':
      return 'This order has already been cancelled.';
    case 'somebody_else_paid':
      return 'Only the person who paid for this order can cancel it.';
    case 'not_being_made':
      return 'A shipment can leave only while its order is in production.';
    case 'tracking_missing':
      return 'Enter the tracking number before the shipment leaves.';
  }
}
