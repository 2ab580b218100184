import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import styles from './staff-sign-in.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once, after enrolling. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <>
      <Notice tone="success">Your second factor is enrolled.</Notice>
      <p>
        Keep these recovery codes where you keep passwords. Each signs you in once when your second factor is not at
        hand. They are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="primary" size="roomy" block onClick={onKept}>
        I have kept them. To the office
      </Button>
    </>
  );
}
