import type { TubesCheck } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { hasKinds } from '../../../builder/repairs/repair-kinds.tsx';
import { showFaultyRow } from '../../../builder/row-table/show-faulty-row.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { fixAllTubes, mendableOfTubes } from '../faults/fix-all.ts';
import { useBuilder, useProject } from '../project/use-builder.tsx';
import { GuideRepairKinds } from '../repairs/guide-repair-kinds.tsx';
import styles from './tubes.module.css';
import type { TubeRepairs as Repairs } from './use-tube-repairs.ts';

interface TubeRepairsProps {
  readonly check: TubesCheck;
  readonly repairs: Repairs;
}

/** Everything that can be repaired of the tubes: all faults with one answer at once, or kind by kind. */
export function TubeRepairs({ check: { rows }, repairs: { groups, keeps, proposals } }: TubeRepairsProps) {
  const builder = useBuilder();
  const project = useProject();
  const namesInCart = useCartNames();
  if (!hasKinds({ groups, others: keeps.length })) return null;
  const withOneAnswer = mendableOfTubes(project, rows, proposals).length;
  const mendAll = () => {
    const { project: mended, fixed } = fixAllTubes(builder.project(), namesInCart, builder.newId);
    builder.edit({ label: `fix ${figured(fixed, 'fault')}` }, () => mended);
    builder.tell(`${figured(fixed, 'fault')} fixed.`, true);
    focusAfterPress(() => showFaultyRow('first'));
  };
  return (
    <section className={styles.card} aria-labelledby="repairs">
      <header className={styles.repairsHead}>
        <h2 className={styles.repairs} id="repairs">
          {groups.length > 0 ? 'Repairs' : 'Worth a look'}
        </h2>
        {withOneAnswer > 1 ? (
          <Button size="small" variant="soft" icon="fix" onClick={mendAll}>
            {`Fix all ${withOneAnswer} that have one answer`}
          </Button>
        ) : null}
      </header>
      <GuideRepairKinds groups={groups} keeps={keeps} focusAfter={() => showFaultyRow('first')} />
    </section>
  );
}
