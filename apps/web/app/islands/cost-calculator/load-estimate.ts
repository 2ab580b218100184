import { type Estimate, estimateCellLibrary } from '../../features/content-pages/calculator/estimate-cell-library.ts';
import { fetchOwnPrices } from '../prices/fetch-own-prices.ts';

/** Loads the price list of the visitor, and calculates with it. */
export async function loadEstimate(): Promise<(pools: number, copies: number) => Estimate> {
  const { list, strategy } = await fetchOwnPrices();
  return (pools, copies) => estimateCellLibrary(pools, copies, list, strategy);
}
