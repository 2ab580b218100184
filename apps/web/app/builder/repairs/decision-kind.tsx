import { Button } from '@cutsite/ui/button';
import { KindFrame, rowsShown } from './kind-frame.tsx';
import styles from './repairs.module.css';

/** Something that the customer is asked about in one row. */
export interface Decision {
  /** "E04"; with the plate's name, when there are several. */
  readonly at: string;
  readonly thing: string;
  readonly message: string;
}

interface DecisionKindProps<D extends Decision> {
  readonly title: string;
  readonly decisions: readonly D[];
  /** "Keep": what is done to all of them with one press. */
  readonly verb: string;
  /** "Keep both": what is done to one. */
  readonly label: (decision: D) => string;
  readonly onDecide: (decisions: readonly D[]) => void;
}

/** Decisions of one kind that change no row: all of them with one press, or one by one. */
export function DecisionKind<D extends Decision>({ title, decisions, verb, label, onDecide }: DecisionKindProps<D>) {
  return (
    <KindFrame
      title={title}
      count={decisions.length}
      action={
        <Button size="small" icon="check" variant="soft" onClick={() => onDecide(decisions)}>
          {`${verb} all of this kind (${decisions.length})`}
        </Button>
      }
    >
      {decisions.slice(0, rowsShown).map((one) => (
        <li key={one.at}>
          <span className={styles.at}>{one.at}</span>
          {one.thing.trim() === '' ? null : <span>{one.thing}</span>}
          <span className={styles.said}>{one.message}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => onDecide([one])}
            aria-label={`${label(one)} in ${one.at}`}
          >
            {label(one)}
          </Button>
        </li>
      ))}
    </KindFrame>
  );
}
