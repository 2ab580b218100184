import { checkTubes, type TubesCheck } from '@cutsite/domain/guide-rna';
import type { WellLook } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { activePlateOf } from '../project/edit-plates.ts';
import { useBuilderState } from '../project/use-builder.tsx';
import { useCartNames } from '../purchase/cart-names.tsx';
import { type CheckedPlate, checkedPlates, plateLooks } from './checked-plates.ts';

/** All plates with what the domain says about them. */
export function useCheckedPlates(): readonly CheckedPlate[] {
  const plates = useBuilderState((state) => state.history.present.plates);
  return useMemo(() => checkedPlates(plates), [plates]);
}

/** The plate in view. */
export function useCheckedPlate(): CheckedPlate {
  const all = useCheckedPlates();
  const activeId = useBuilderState((state) => activePlateOf(state.history.present)?.id);
  const active = all.find(({ plate }) => plate.id === activeId);
  if (active === undefined) throw new Error('A project without plates is on screen.');
  return active;
}

/** How the wells of the plate in view are drawn. */
export function usePlateLooks(): ReadonlyMap<number, WellLook> {
  const active = useCheckedPlate();
  const labelling = useBuilderState((state) => state.labelling);
  return useMemo(() => plateLooks(active, labelling), [active, labelling]);
}

/** All tubes, held against the names of the tubes that are in the cart already. */
export function useCheckedTubes(): TubesCheck {
  const tubes = useBuilderState((state) => state.history.present.tubes);
  const tubeNamesInCart = useCartNames();
  return useMemo(() => checkTubes(tubes, { tubeNamesInCart }), [tubes, tubeNamesInCart]);
}
