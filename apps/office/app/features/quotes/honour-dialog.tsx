import { honourQuote } from '@cutsite/contracts/quote';
import { honouredDaysFault, maxHonouredDays, minHonouredDays, quoteEnd } from '@cutsite/domain/quote';
import { Notice } from '@cutsite/ui/notice';
import { NumberInput, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/button.tsx';
import { CallRefused, call } from '../../platform/call.ts';
import { Dialog } from '../../platform/dialog.tsx';
import listPage from '../../platform/listing/list-page.module.css';
import { utcDayText } from '../../platform/moment-text.ts';
import type { StaffQuote } from './quote-queries.ts';

interface HonourDialogProps {
  readonly quote: StaffQuote;
  readonly onClose: () => void;
  /** It is honoured until this moment. */
  readonly onDone: (until: string) => void;
}

const defaultDays = 7;

const tooFew = (days: number, least: number): string | null =>
  days < least ? `The quote holds longer by itself. Enter ${least} days or more.` : null;

/** Lets a quote be ordered for some days more, with the reason; the day that it comes to is shown before. */
export function HonourDialog({ quote, onClose, onDone }: HonourDialogProps) {
  const client = useQueryClient();
  const [openedAt] = useState(() => new Date());
  // Fewer days than it holds by itself are refused.
  const least = minHonouredDays(new Date(quote.expires), openedAt) ?? maxHonouredDays;
  const [days, setDays] = useState<number | string>(Math.max(defaultDays, least));
  const [reason, setReason] = useState('');
  const honour = useMutation({
    mutationFn: () =>
      call(honourQuote, {
        params: { id: quote.id },
        body: { days: Number(days), reason: reason.trim(), honoured_until: quote.honoured_until ?? null },
      }),
    onSuccess: async (kept) => {
      await client.invalidateQueries({ queryKey: ['quotes'] });
      onDone(kept.honoured_until ?? kept.expires);
    },
  });
  const faults = honour.error instanceof CallRefused ? (honour.error.refused.problem.field_errors ?? {}) : {};
  const daysFault = typeof days === 'number' ? (honouredDaysFault(days) ?? tooFew(days, least)) : null;
  const isTyped = typeof days === 'number' && daysFault === null && reason.trim() !== '';
  return (
    <Dialog opened onClose={onClose} title={`Honour quote ${quote.number}`}>
      <form
        className={listPage.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped && !honour.isPending) honour.mutate();
        }}
      >
        <p>
          It {quote.state === 'valid' ? 'holds' : 'held'} until the end of{' '}
          {utcDayText(quote.honoured_until ?? quote.expires)} (UTC). Honoured, it can be ordered at its prices for some
          days more. The quote and the day on its paper stay; its customer gets a mail.
        </p>
        <NumberInput
          label="Days from today"
          description={
            typeof days === 'number' && daysFault === null
              ? `Until the end of ${utcDayText(quoteEnd(openedAt, days).toISOString())} (UTC).`
              : `${least} to ${maxHonouredDays}${least === 0 ? '; 0 is until the end of today' : ''}.`
          }
          min={least}
          max={maxHonouredDays}
          allowDecimal={false}
          value={days}
          error={daysFault ?? faults['days']?.join(' ')}
          onChange={setDays}
        />
        <Textarea
          label="Reason"
          description="For colleagues, kept in the audit."
          maxLength={500}
          value={reason}
          error={faults['reason']?.join(' ')}
          onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
        />
        {honour.error !== null && Object.keys(faults).length === 0 && (
          <Notice tone="error" role="alert">
            {honour.error.message}
          </Notice>
        )}
        <Button type="submit" disabled={!isTyped} busy={honour.isPending}>
          Honour the quote
        </Button>
      </form>
    </Dialog>
  );
}
