import type { StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { amountText } from '@cutsite/domain/money';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Tooltip } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../platform/button.tsx';
import { momentText } from '../../platform/moment-text.ts';
import { QuoteForm } from './quote-form.tsx';
import { blockedBecause } from './request-queries.ts';
import styles from './requests.module.css';

/** What was offered for a request, by whom and why, and the form that offers it or offers it again (RQ-28). */
export function QuoteSection({ request }: { readonly request: StaffRequestWire }) {
  const [isOpen, setOpen] = useState(false);
  const { quoted, quote } = request;
  const blocked = blockedBecause(request, 'quote');
  const label = quoted === null ? 'Make a quote' : 'Quote it again';
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="quote">
      <h2 id="quote">Quote</h2>
      {quoted === null || quote === null || quote === undefined ? (
        <p className="cs-muted">None was made.</p>
      ) : (
        <>
          <p>
            <b>{amountText(quote.total)}</b>, version {quoted.version}, by {quoted.quoted_by} on{' '}
            {momentText(quoted.quoted)};{' '}
            {quoted.has_ended ? 'it has ended' : `it holds until ${momentText(quoted.expires)}`}.
          </p>
          <ul className={styles.thread}>
            {quoted.lines.map((line) => (
              <li key={line.text}>
                {line.text}: {groupedDigits(line.amount)} {line.unit} at {amountText(line.unit_price)} each,{' '}
                {countText(line.making_days, 'working day')}
              </li>
            ))}
          </ul>
          <p className={`cs-muted ${styles.text}`}>Why these prices, for colleagues: {quoted.reason}</p>
        </>
      )}
      {isOpen ? (
        <QuoteForm request={request} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Tooltip label={blocked} disabled={blocked === null}>
            <Button variant="default" blockedBecause={blocked} onClick={() => setOpen(true)}>
              {label}
            </Button>
          </Tooltip>
        </div>
      )}
    </section>
  );
}
