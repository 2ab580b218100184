import { quoteRequest, type StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { maxRequestMessageLength } from '@cutsite/domain/advanced-request';
import { quotedLineLimits } from '@cutsite/domain/quoted-line';
import { Notice } from '@cutsite/ui/notice';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../platform/button.tsx';
import { call } from '../../platform/call.ts';
import { useKeptText } from '../../platform/kept-text/use-kept-text.ts';
import { LineFields } from './line-fields.tsx';
import { requestQueries } from './request-queries.ts';
import styles from './requests.module.css';
import { emptyLine, lineFaults, lineToWire, type TypedLine, totalText, typedLine } from './typed-line.ts';
import { emptyQuote, isTypedQuote, type TypedQuote } from './typed-quote.ts';

interface QuoteFormProps {
  readonly request: StaffRequestWire;
  readonly onClose: () => void;
}

/** Makes a quote of a request; what was typed stays when somebody else was faster (promise O2), and after "Not now". */
export function QuoteForm({ request, onClose }: QuoteFormProps) {
  const client = useQueryClient();
  const typed = useKeptText(
    `request-quote-${request.id}`,
    () => emptyQuote(request.quoted?.lines.map(typedLine) ?? [emptyLine()]),
    isTypedQuote,
  );
  const { lines, text, reason, days } = typed.value;
  const [tried, setTried] = useState(false);
  // One key for one quote: it changes when anything of it does.
  const key = useRef(crypto.randomUUID());
  const edit = (to: Partial<TypedQuote>) => {
    key.current = crypto.randomUUID();
    typed.change((now) => Object.assign({}, now, to));
  };
  const makeQuote = useMutation({
    mutationFn: () =>
      call(quoteRequest, {
        params: { id: request.id },
        headers: { 'idempotency-key': key.current },
        body: { version: request.version, text, reason, lines: lines.map(lineToWire), days: Number(days) },
      }),
    onSuccess: async () => {
      typed.forget();
      onClose();
      await client.invalidateQueries({ queryKey: ['requests'] });
    },
    onError: () => client.invalidateQueries({ queryKey: requestQueries.one(request.id).queryKey }),
  });
  const faults = lines.map((line) => (tried ? lineFaults(line) : {}));
  const missing = (value: string) => (tried && value.trim() === '' ? 'Write a sentence.' : undefined);
  const isDays = /^([1-9]\d?|1[0-7]\d|180)$/.test(days);
  function send() {
    setTried(true);
    const isSound = lines.every((line) => Object.keys(lineFaults(line)).length === 0);
    if (isSound && isDays && text.trim() !== '' && reason.trim() !== '' && !makeQuote.isPending) makeQuote.mutate();
  }
  const change = (at: string, to: Partial<TypedLine>) =>
    edit({ lines: lines.map((line) => (line.key === at ? { ...line, ...to } : line)) });
  return (
    <form
      className={styles.column}
      noValidate
      aria-label="Quote"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {lines.map((line, at) => (
        <LineFields
          key={line.key}
          line={line}
          number={at + 1}
          faults={faults[at] ?? {}}
          onChange={(to) => change(line.key, to)}
          onRemove={lines.length === 1 ? null : () => edit({ lines: lines.filter(({ key: one }) => one !== line.key) })}
        />
      ))}
      <div className={styles.filters}>
        <Button
          variant="default"
          disabled={lines.length >= quotedLineLimits.maxLines}
          onClick={() => edit({ lines: [...lines, emptyLine()] })}
        >
          Add a line
        </Button>
        <p role="status">
          Total <b>{totalText(lines)}</b>, shipping and tax not included
        </p>
      </div>
      <Textarea
        label="To the customer"
        required
        autosize
        minRows={2}
        maxLength={maxRequestMessageLength}
        value={text}
        error={missing(text)}
        onChange={(event) => edit({ text: event.currentTarget.value })}
      />
      <Textarea
        label="Why these prices"
        description="Kept with the quote, for colleagues alone."
        required
        autosize
        minRows={2}
        maxLength={maxRequestMessageLength}
        value={reason}
        error={missing(reason)}
        onChange={(event) => edit({ reason: event.currentTarget.value })}
      />
      <TextInput
        label="Holds for, days"
        className={styles.short}
        inputMode="numeric"
        value={days}
        error={tried && !isDays ? 'From 1 to 180.' : undefined}
        onChange={(event) => edit({ days: event.currentTarget.value })}
      />
      {makeQuote.error === null ? null : (
        <Notice tone="error" role="alert">
          {makeQuote.error.message}
        </Notice>
      )}
      <div className={styles.filters}>
        <Button type="submit" busy={makeQuote.isPending}>
          Send the quote
        </Button>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        {typed.isTyped && (
          <Button variant="subtle" onClick={typed.forget}>
            Start over
          </Button>
        )}
      </div>
    </form>
  );
}
