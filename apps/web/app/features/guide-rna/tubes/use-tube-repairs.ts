import { faultMessage, type Proposal, type TubesCheck } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import type { OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { useProject } from '../project/use-builder.tsx';
import type { GuideRepairGroup } from '../repairs/offered-repairs.ts';
import { useRepairing } from './later-repairs.ts';

export interface TubeRepairs {
  readonly proposals: readonly (readonly Proposal[])[];
  readonly groups: readonly GuideRepairGroup[];
  /** Repeated targets that are asked about. */
  readonly keeps: readonly OfferedKeep[];
}

/** What can be repaired of the tubes, row by row and by kind. */
export function useTubeRepairs(check: TubesCheck): TubeRepairs {
  const { tubes } = useProject();
  const namesInCart = useCartNames();
  const repairing = useRepairing();
  return useMemo(() => {
    if (repairing === null) return { proposals: tubes.map(() => []), groups: [], keeps: [] };
    const proposals = repairing.proposeForTubes(tubes, check, namesInCart);
    const keeps = tubes.flatMap(({ name, sequence, position }, at) =>
      (check.rows[at] ?? []).flatMap((fault) => {
        const meant = repairing.keepOf(fault, sequence, 'tube');
        return meant === null ? [] : [{ at: position, thing: name, message: faultMessage(fault), meant }];
      }),
    );
    return { proposals, groups: repairing.repairsOfTubes(tubes, proposals), keeps };
  }, [tubes, check, namesInCart, repairing]);
}
