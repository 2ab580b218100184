import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { KeepButton } from '../kept-duplicates/keep-button.tsx';
import { useBuilder } from '../project/use-builder.tsx';
import { GuideDifference } from '../repairs/repair-difference.tsx';
import { applyFix } from './apply-fix.ts';
import styles from './faults.module.css';
import type { ListedFault } from './listed-faults.ts';

interface FaultLineProps {
  readonly fault: ListedFault;
  /** Said when the project has several plates. */
  readonly plateName: string | null;
  readonly onGo: () => void;
  /** After a press that may have taken this line away. */
  readonly onPressed: () => void;
}

export function FaultLine({ fault, plateName, onGo, onPressed }: FaultLineProps) {
  const builder = useBuilder();
  const { severity, at, thing, message, place, fix, otherFixes, keep } = fault;
  const fixes = [...(fix === null ? [] : [fix]), ...otherFixes];
  return (
    <li className={styles.fault} data-severity={severity}>
      <Icon name={severity === 'error' ? 'error' : 'warning'} label={severity === 'error' ? 'Error' : 'Warning'} />
      <button type="button" className={styles.at} onClick={onGo}>
        {at}
      </button>
      <p>
        {thing.trim() === '' ? null : <b>{thing} </b>}
        <span>{message}</span>
        {fix?.difference == null || otherFixes.length > 0 ? null : <GuideDifference {...fix.difference} />}
        {fix === null || fix.note === null ? null : <span className={styles.note}> {fix.note}</span>}
        {plateName === null ? null : <span className={styles.plate}> {plateName}</span>}
      </p>
      {fixes.map((one) => (
        <Button
          key={one.label}
          size="small"
          icon="fix"
          onClick={() => {
            builder.edit({ label: `${one.label} in ${at}` }, (project) => applyFix(project, place, one, builder.newId));
            onPressed();
          }}
        >
          {one.label}
        </Button>
      ))}
      <KeepButton keep={keep} onPressed={onPressed} />
    </li>
  );
}
