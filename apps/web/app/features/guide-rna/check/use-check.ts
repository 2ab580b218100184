import { checkTubes, type TubesCheck } from '@cutsite/domain/guide-rna';
import type { WellLook } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { plateInView } from '../../../builder/project/builder-project.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { type GuideRnaBuilderState, useBuilderState, useProjectParts } from '../project/use-builder.tsx';
import { type CheckedPlate, checkedPlate, checkedPlates, plateLooks } from './checked-plates.ts';

/** All plates with what the domain says about them. */
export const useCheckedPlates = (): readonly CheckedPlate[] =>
  useBuilderState((state) => checkedPlates(state.history.present));

/** The plate in view. */
export const useCheckedPlate = (): CheckedPlate => useBuilderState(inView);

/** Facts of the plate in view, side by side in an object; the component draws again only when one of them changes. */
export const useCheckedFacts = <T>(pick: (checked: CheckedPlate) => T): T =>
  useBuilderState(useShallow((state: GuideRnaBuilderState) => pick(inView(state))));

const inView = ({ history: { present } }: GuideRnaBuilderState): CheckedPlate =>
  checkedPlate(present, plateInView(present));

/** How the wells of the plate in view are drawn. */
export function usePlateLooks(): ReadonlyMap<number, WellLook> {
  const active = useCheckedPlate();
  const labelling = useBuilderState((state) => state.labelling);
  return useMemo(() => plateLooks(active, labelling), [active, labelling]);
}

/** All tubes, held against the names of the tubes that are in the cart already. */
export function useCheckedTubes(): TubesCheck {
  const { tubes, meantTargets } = useProjectParts(({ tubes, meantTargets }) => ({ tubes, meantTargets }));
  const tubeNamesInCart = useCartNames();
  return useMemo(() => checkTubes(tubes, { tubeNamesInCart, meantTargets }), [tubes, tubeNamesInCart, meantTargets]);
}
