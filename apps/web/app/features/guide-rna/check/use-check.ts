import { checkTubes, type GuideRnaProject, type PlateCheck, type TubesCheck } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import { checkHooks } from '../../../builder/plate-check/check-hooks.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { useProjectParts } from '../project/use-builder.tsx';
import { checkedPlate, checkedPlates, plateLooks } from './checked-plates.ts';

/** The plates of guides with what the domain says about them. */
export const { useCheckedPlates, useCheckedPlate, useCheckedFacts, usePlateLooks } = checkHooks<
  GuideRnaProject,
  PlateCheck
>({ checkedPlates, checkedPlate, plateLooks });

/** All tubes, checked with the names of the tubes that are in the cart already. */
export function useCheckedTubes(): TubesCheck {
  const { tubes, meantTargets } = useProjectParts(({ tubes, meantTargets }) => ({ tubes, meantTargets }));
  const tubeNamesInCart = useCartNames();
  return useMemo(() => checkTubes(tubes, { tubeNamesInCart, meantTargets }), [tubes, tubeNamesInCart, meantTargets]);
}
