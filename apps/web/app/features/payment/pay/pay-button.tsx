import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import styles from './payment-panel.module.css';
import type { usePay } from './use-pay.ts';

interface PayButtonProps {
  readonly paying: Pick<ReturnType<typeof usePay>, 'busy' | 'refusal'>;
  /** Why it cannot be pressed now; null: it can. */
  readonly blockedBecause: string | null;
  readonly onPay: () => void;
  readonly children: ReactNode;
}

/** The one button that pays, with what the service said to the last press above it and the reason beside it. */
export function PayButton({ paying, blockedBecause, onPay, children }: PayButtonProps) {
  return (
    <div className={styles.pay}>
      {paying.refusal !== null && (
        <FailureNotice failure={paying.refusal}>{paying.refusal.sentences.join(' ')}</FailureNotice>
      )}
      <Button variant="primary" size="roomy" busy={paying.busy} blockedBecause={blockedBecause} onClick={onPay}>
        {paying.busy ? 'One moment …' : children}
      </Button>
      <p className="cs-muted cs-small" role="status">
        {paying.busy ? 'Please keep this page open.' : (blockedBecause ?? '\u00a0')}
      </p>
    </div>
  );
}
