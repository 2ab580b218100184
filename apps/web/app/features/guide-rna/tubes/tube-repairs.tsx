import type { TubesCheck } from '@cutsite/domain/guide-rna';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { makeFixes } from '../../../builder/repairs/make-fixes.ts';
import { RepairsCard } from '../../../builder/repairs/repairs-card.tsx';
import { showFaultyRow } from '../../../builder/row-table/show-faulty-row.ts';
import { fixAllTubes, mendableOfTubes } from '../faults/fix-all.ts';
import { useBuilder, useProject } from '../project/use-builder.tsx';
import { GuideRepairKinds } from '../repairs/repairs-by-kind.ts';
import type { TubeRepairs as Repairs } from './use-tube-repairs.ts';

interface TubeRepairsProps {
  readonly check: TubesCheck;
  readonly repairs: Repairs;
}

const focusAfter = () => showFaultyRow('first');

/** Everything that can be repaired of the tubes. */
export function TubeRepairs({ check: { rows }, repairs: { groups, keeps, proposals } }: TubeRepairsProps) {
  const builder = useBuilder();
  const project = useProject();
  const namesInCart = useCartNames();
  return (
    <RepairsCard
      title={groups.length > 0 ? 'Repairs' : 'Worth a look'}
      fixAll={{
        count: mendableOfTubes(project, rows, proposals).length,
        make: () => makeFixes(builder, (now) => fixAllTubes(now, namesInCart, builder.newId)),
      }}
      focusAfter={focusAfter}
    >
      <GuideRepairKinds groups={groups} keeps={keeps} focusAfter={focusAfter} />
    </RepairsCard>
  );
}
