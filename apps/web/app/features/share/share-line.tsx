import type { ShareWire } from '@cutsite/contracts/share';
import { type ShareState, shareStates } from '@cutsite/domain/share';
import { Button } from '@cutsite/ui/button';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { momentText } from '../../platform/day-text.ts';
import styles from './shared-cart.module.css';

const tones = {
  sent: 'neutral',
  seen: 'info',
  taken: 'info',
  ordered: 'success',
  revoked: 'neutral',
  expired: 'neutral',
} as const satisfies Record<ShareState, PillTone>;

export interface ShareLineProps {
  readonly share: ShareWire;
  readonly busy: boolean;
  readonly onTakeBack: () => void;
}

/** One link: to whom it went and how far it has come. */
export function ShareLine({ share, busy, onTakeBack }: ShareLineProps) {
  const works = share.state === 'sent' || share.state === 'seen' || share.state === 'taken';
  return (
    <li className={styles.link}>
      <span className={styles.recipient}>{share.recipient_email}</span>
      <Pill tone={tones[share.state]}>{shareStates[share.state]}</Pill>
      <small>
        {whenText(share)}
        {addressesText(share)}
      </small>
      {works ? (
        <Button size="small" variant="quiet" busy={busy} onClick={onTakeBack}>
          {share.state === 'taken' ? 'Take it back' : 'Stop the link'}
        </Button>
      ) : null}
    </li>
  );
}

/** What the link shows of the owner, while it works. */
function addressesText({ addresses, state }: ShareWire): string {
  // An older process of the store does not send them.
  const count = (addresses as typeof addresses | undefined)?.length ?? 0;
  if (count === 0 || state === 'revoked' || state === 'expired') return '';
  return `, shows ${count === 1 ? 'one address' : `${count} addresses`}`;
}

function whenText({ state, taken, taken_by, seen, created }: ShareWire): string {
  if ((state === 'taken' || state === 'ordered') && taken !== null) return `by ${taken_by ?? ''}, ${momentText(taken)}`;
  if (state === 'seen' && seen !== null) return momentText(seen);
  return `sent ${momentText(created)}`;
}
