import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { type getProductOptions, priceListFromWire } from '@cutsite/contracts/price-list';
import type { PriceList } from '@cutsite/domain/price';
import { callService } from '../../platform/service/call.ts';

type Answer = SuccessAnswer<typeof getProductOptions>['body'];

/** The price list of the visitor, with the strategy that it is read with. */
export async function fetchOwnPrices(): Promise<{ readonly list: PriceList; readonly strategy: string | null }> {
  const answer = await callService<Answer>('GET', '/api/products/options');
  if (!answer.ok) throw new Error('the prices did not come');
  // Answers are typed read-only, the types of the contract are not; neither is changed.
  const list = priceListFromWire(answer.body as unknown as Parameters<typeof priceListFromWire>[0]);
  return { list, strategy: answer.body.price_strategy };
}
