import { type Reckoned, reckonCellLibrary } from '../../features/content-pages/calculator/reckon-cell-library.ts';
import { fetchOwnPrices } from '../prices/fetch-own-prices.ts';

/** Loads the price list of the visitor, and reckons with it. */
export async function loadReckoning(): Promise<(pools: number, copies: number) => Reckoned> {
  const { list, strategy } = await fetchOwnPrices();
  return (pools, copies) => reckonCellLibrary(pools, copies, list, strategy);
}
