import { Icon } from '@cutsite/ui/icon';
import type { ReactNode } from 'react';
import styles from './gene-well.module.css';

/** The field of the gene in a well, under its caption: "Gene or control". */
export const GeneField = ({ caption, children }: { readonly caption: string; readonly children: ReactNode }) => (
  <div className={styles.field}>
    {caption}
    {children}
  </div>
);

interface WellFault {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** What there is to say of the gene in a well, a line each. */
export const WellFaults = ({ faults }: { readonly faults: readonly WellFault[] }) =>
  faults.map(({ code, severity, message }) => (
    <p key={code} className={styles.fault} data-severity={severity}>
      <Icon name={severity} label={severity === 'error' ? 'Error' : 'Warning'} />
      <span>{message}</span>
    </p>
  ));
