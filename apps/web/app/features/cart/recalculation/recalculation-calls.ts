import { acceptPrices, type RecalculationWire, recalculatePrices } from '@cutsite/contracts/cart';
import { api } from '../../../platform/api.ts';
import { refuse } from '../cart-calls.ts';

/** What the cart would cost by the prices of today; nothing is changed. */
export async function compareWithToday(id: string): Promise<RecalculationWire> {
  const answer = await api.call(recalculatePrices, { params: { id } });
  if (!answer.ok) return refuse(answer);
  return answer.body as RecalculationWire;
}

/** Sets exactly the prices that were shown. */
export async function takePrices(id: string, proposal: string): Promise<void> {
  const answer = await api.call(acceptPrices, { params: { id }, body: { proposal } });
  if (!answer.ok) refuse(answer);
}
