import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { useCallback } from 'react';
import { type LivePrice, useLivePriceOf } from '../../../builder/price-bar/live-price.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import type { Prices } from '../../../platform/price-query.ts';
import { useProject } from '../project/use-builder.tsx';
import { type ProjectPrice, priceProject } from './price-project.ts';

/** The price of the project, worked out in the browser from the price list of the account that is signed in. */
export function useLivePrice(): LivePrice<ProjectPrice> {
  const namesInCart = useCartNames();
  const priceOf = useCallback(
    (project: GuideRnaProject, prices: Prices) => priceProject(project, namesInCart, prices),
    [namesInCart],
  );
  return useLivePriceOf(useProject(), priceOf);
}
