import { Button } from '@cutsite/ui/button';
import { KindFrame, rowsShown } from '../../../builder/repairs/kind-frame.tsx';
import styles from '../../../builder/repairs/repairs.module.css';
import { keepTargets } from '../kept-duplicates/keep-targets.ts';
import { keepLabel, type OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../project/use-builder.tsx';

interface KeepKindProps {
  readonly keeps: readonly OfferedKeep[];
  /** After a press, which may have taken its own button away. */
  readonly onPressed: () => void;
}

/** Repeated targets, all of which are kept with one press, or one by one. */
export function KeepKind({ keeps, onPressed }: KeepKindProps) {
  const builder = useBuilder();
  const keep = (chosen: readonly OfferedKeep[]) => {
    const meant = chosen.map((one) => one.meant);
    keepTargets(builder, meant);
    onPressed();
  };
  return (
    <KindFrame
      title="Same target more than once"
      count={keeps.length}
      action={
        <Button size="small" icon="check" variant="soft" onClick={() => keep(keeps)}>
          {`Keep all of this kind (${keeps.length})`}
        </Button>
      }
    >
      {keeps.slice(0, rowsShown).map((one) => (
        <li key={one.at}>
          <span className={styles.at}>{one.at}</span>
          {one.thing.trim() === '' ? null : <span>{one.thing}</span>}
          <span className={styles.said}>{one.message}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => keep([one])}
            aria-label={`${keepLabel(one.meant)} in ${one.at}`}
          >
            {keepLabel(one.meant)}
          </Button>
        </li>
      ))}
    </KindFrame>
  );
}
