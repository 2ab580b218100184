import type { GuideRnaProject, PlateCheck, TubesCheck } from '@cutsite/domain/guide-rna';
import { checkHooks } from '../../../builder/plate-check/check-hooks.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { useProjectParts } from '../project/use-builder.tsx';
import { checkedPlate, checkedPlates, plateLooks } from './checked-plates.ts';
import { checkedTubes } from './checked-tubes.ts';

/** The plates of guides with what the domain says about them. */
export const { useCheckedPlates, useCheckedPlate, useCheckedFacts, usePlateLooks } = checkHooks<
  GuideRnaProject,
  PlateCheck
>({ checkedPlates, checkedPlate, plateLooks });

/** All tubes, checked with the names of the tubes that are in the cart already. */
export function useCheckedTubes(): TubesCheck {
  const parts = useProjectParts(({ tubes, meantTargets }) => ({ tubes, meantTargets }));
  return checkedTubes(parts, useCartNames());
}
