import { decideScreening } from '@cutsite/contracts/placed-order';
import { decideReview } from '@cutsite/contracts/staff-order';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../../platform/call.ts';
import { isText } from '../../../../platform/kept-text/kept-text.ts';
import { useKeptText } from '../../../../platform/kept-text/use-kept-text.ts';
import { useShortcuts } from '../../../../platform/keyboard/use-shortcuts.ts';
import { ActionButton } from '../../action-button.tsx';
import styles from '../../order.module.css';
import type { StaffOrder } from '../../order-data.ts';
import { actionOf, useOrderWrite } from '../../use-order-write.tsx';
import { ReviewFindings } from './review-findings.tsx';

type Flag = StaffOrder['flags'][number];

const stateTexts = { pending: 'open', held: 'held', cleared: 'cleared' } as const satisfies Record<
  Flag['state'],
  string
>;

const decisions = {
  review: { clear: 'clear_review', hold: 'hold_review', key: 'c', label: 'Clear the review', held: 'Hold' },
  screening: { clear: 'clear_screening', hold: 'hold_screening', key: 's', label: 'Clear the screening', held: 'Hold' },
} as const;

const emptyReason = () => '';

interface OrderReviewsProps {
  readonly staffOrder: StaffOrder;
  /** False beside the list, whose keys mean the selected orders. */
  readonly hasKeys?: boolean;
  /** Begins a question to the customer; absent where there is no place for one. */
  readonly onAsk?: () => void;
  /** Begins to cancel the order, with what was typed as the reason; absent likewise. */
  readonly onRefuse?: (reason: string) => void;
}

/** What has to be decided before an order is made, with what it means and what to look at. */
export function OrderReviews({ staffOrder, hasKeys = true, ...ways }: OrderReviewsProps) {
  const { flags } = staffOrder;
  if (flags.length === 0) return null;
  const open = flags.filter(({ state }) => state !== 'cleared').length;
  const title =
    open === 0
      ? 'Reviews, all cleared'
      : open === 1
        ? 'One review before anything is made'
        : 'Two reviews before anything is made';
  return (
    <section className={styles.reviews} data-open={open > 0 ? '' : undefined} aria-labelledby="reviews">
      <h2 id="reviews">
        <Icon name="warning" /> {title}
      </h2>
      <div className={styles.reviewCards}>
        {flags.map((flag) => (
          <ReviewCard key={flag.kind} flag={flag} staffOrder={staffOrder} hasKeys={hasKeys} {...ways} />
        ))}
      </div>
    </section>
  );
}

interface ReviewCardProps extends OrderReviewsProps {
  readonly flag: Flag;
  readonly hasKeys: boolean;
}

/** One of them: findings, a reason, and the decision. What was typed stays when somebody was faster. */
function ReviewCard({ flag, staffOrder, hasKeys, onAsk, onRefuse }: ReviewCardProps) {
  const { clear, hold, key, label, held } = decisions[flag.kind];
  const kept = useKeptText(`order-${flag.kind}-${staffOrder.order.order_id}`, emptyReason, isText);
  const reason = kept.value;
  const [isMissing, setMissing] = useState(false);
  const write = useOrderWrite(
    ({ id, revision }, decision: 'cleared' | 'held') => {
      const body = { revision, decision, note: reason.trim() };
      return flag.kind === 'review'
        ? call(decideReview, { params: { id }, body })
        : call(decideScreening, { params: { id }, body });
    },
    flag.kind === 'review' ? 'The review is decided.' : 'The screening is decided.',
  );
  const decide = (decision: 'cleared' | 'held') => () => {
    if (reason.trim() === '') {
      setMissing(true);
      document.querySelector<HTMLElement>(`#reason-${flag.kind}`)?.focus();
      return;
    }
    write.run(decision, kept.forget);
  };
  const canClear = actionOf(staffOrder, clear);
  const canHold = actionOf(staffOrder, hold);
  const isDecidable = canClear.allowed || canHold.allowed;
  useShortcuts('This order', hasKeys && canClear.allowed ? [{ keys: key, label, run: decide('cleared') }] : []);
  return (
    <div className={styles.reviewCard}>
      <h3>
        {flag.title} <small>{stateTexts[flag.state]}</small>
      </h3>
      <p className={styles.meaning}>{flag.meaning}</p>
      <ReviewFindings flag={flag} staffOrder={staffOrder} />
      <Textarea
        id={`reason-${flag.kind}`}
        label="Reason"
        description="Kept with the order, for colleagues."
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        disabled={!isDecidable}
        error={isMissing ? 'Say why, in a few words.' : undefined}
        onChange={(event) => {
          const typed = event.currentTarget.value.replaceAll('\n', ' ');
          kept.change(() => typed);
          setMissing(false);
        }}
      />
      {write.error !== null && (
        <Notice tone="error" role="alert">
          {write.error}
        </Notice>
      )}
      <p className={styles.buttons}>
        <ActionButton
          can={canClear}
          {...(hasKeys && { shortcut: key.toUpperCase() })}
          onClick={decide('cleared')}
          busy={write.isPending}
        >
          {label}
        </ActionButton>
        <ActionButton can={canHold} variant="default" onClick={decide('held')}>
          {held}
        </ActionButton>
        {onAsk === undefined || !isDecidable ? null : (
          <ActionButton can={actionOf(staffOrder, 'note')} variant="default" onClick={onAsk}>
            Ask the customer
          </ActionButton>
        )}
        {onRefuse === undefined || !isDecidable ? null : (
          <ActionButton can={actionOf(staffOrder, 'cancel')} variant="subtle" onClick={() => onRefuse(reason)}>
            Refuse
          </ActionButton>
        )}
      </p>
    </div>
  );
}
