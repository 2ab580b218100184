import { type LivePrice, useLivePriceOf } from '../../../builder/price-bar/live-price.ts';
import { useProject } from '../project/use-builder.tsx';
import { type ProjectPrice, priceProject } from './price-project.ts';

/** The price of the project, worked out in the browser from the price list of the account that is signed in. */
export const useLivePrice = (): LivePrice<ProjectPrice> => useLivePriceOf(useProject(), priceProject);
