import { type Proposal, proposeForTubes, type TubesCheck } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import { useProject } from '../project/use-builder.tsx';
import { useCartNames } from '../purchase/cart-names.tsx';
import { groupedByKind, offeredForTubes, type RepairGroup } from '../repairs/offered-repairs.ts';

interface TubeRepairs {
  readonly proposals: readonly (readonly Proposal[])[];
  readonly groups: readonly RepairGroup[];
}

/** What can be repaired of the tubes, row by row and by kind. */
export function useTubeRepairs(check: TubesCheck): TubeRepairs {
  const { tubes } = useProject();
  const namesInCart = useCartNames();
  return useMemo(() => {
    const proposals = proposeForTubes(tubes, check, namesInCart);
    return { proposals, groups: groupedByKind(offeredForTubes(tubes, proposals)) };
  }, [tubes, check, namesInCart]);
}
