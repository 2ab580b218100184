import type { RequestWire } from '@cutsite/contracts/advanced-request';
import { amountText } from '@cutsite/domain/money';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { TextAreaField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { expectedDayText } from '../../../platform/day-text.ts';
import { decline } from '../request-calls.ts';
import styles from '../request-form.module.css';

interface RequestQuoteProps {
  readonly request: RequestWire;
  /** Why it cannot be declined now; null: it can. */
  readonly blockedBecause: string | null;
  readonly onChanged: (request: RequestWire) => void;
}

/** What sales offers: the quote is ordered on its own page, as every quote, or declined here. */
export function RequestQuote({ request, blockedBecause, onChanged }: RequestQuoteProps) {
  const [asks, setAsks] = useState(false);
  const [text, setText] = useState('');
  const declining = useMutation({
    mutationFn: () => decline(request.id, request.version, text.trim()),
    onSuccess: onChanged,
  });
  const { quote, state } = request;
  if (quote === null || quote === undefined) return null;
  const isOpen = state === 'quoted';
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="quote">
      <h2 id="quote">{isOpen ? 'Your quote' : 'The quote'}</h2>
      <p>
        <b>{amountText(quote.total)}</b>, shipping and tax not included.
        {isOpen
          ? ` Its prices hold until the end of ${expectedDayText(quote.expires)} (UTC); it is ordered as it is.`
          : null}
      </p>
      <div className={`${styles.buttons} ${styles.onScreen}`}>
        <ButtonLink
          variant={isOpen ? 'primary' : 'default'}
          size="roomy"
          href={`/quote?order=${encodeURIComponent(quote.order_id)}`}
        >
          {isOpen ? 'See or order the quote' : 'See the quote'}
        </ButtonLink>
        {isOpen && !asks ? <Button onClick={() => setAsks(true)}>Decline it</Button> : null}
      </div>
      {isOpen && asks ? (
        <form
          className={styles.main}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!declining.isPending && blockedBecause === null) declining.mutate();
          }}
        >
          <TextAreaField
            label="Reason (optional)"
            rows={2}
            maxLength={4000}
            value={text}
            error={declining.error?.message}
            onChange={(event) => setText(event.target.value)}
          />
          <Notice tone="warnMinor">This closes the request and ends its prices.</Notice>
          <div className={styles.buttons}>
            <Button onClick={() => setAsks(false)}>Keep it</Button>
            <Button type="submit" variant="primary" busy={declining.isPending} blockedBecause={blockedBecause}>
              Decline the quote
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
