import { type OrderStatus, orderStates, whoMayMove } from './order-states.ts';

const again = 'To change something, cancel it by then and order again.';
const corrected = 'Ask us to correct its address or PO number until it leaves.';

/** Until when what is ordered can be taken back and changed, as it stands on a quote, before there is an order. */
export const changeCutOff = `Once ordered, it can be cancelled until its production begins. ${again} ${corrected}`;

/** The same of an order, by the table of states (wish 4 of procurement); null: nothing can be changed any more. */
export function changeCutOffOf(status: OrderStatus): string | null {
  if (whoMayMove(orderStates, status, 'cancelled')?.includes('customer') === true) {
    return `You can cancel this order until its production begins. ${again} ${corrected}`;
  }
  return status === 'in_production' ? `Its production has begun: what is made cannot be changed. ${corrected}` : null;
}
