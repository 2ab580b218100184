import { quoteRequest, type StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { longestRequestMessage } from '@cutsite/domain/advanced-request';
import { quoteValidDays } from '@cutsite/domain/quote';
import { quotedLineLimits } from '@cutsite/domain/quoted-line';
import { Notice } from '@cutsite/ui/notice';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../platform/button.tsx';
import { call } from '../../platform/call.ts';
import { LineFields } from './line-fields.tsx';
import { requestQueries } from './request-queries.ts';
import styles from './requests.module.css';
import { emptyLine, lineFaults, lineToWire, type TypedLine, totalText, typedLine } from './typed-line.ts';

interface QuoteFormProps {
  readonly request: StaffRequestWire;
  readonly onClose: () => void;
}

/** Makes a quote of a request; what was typed stays when somebody else was faster (promise O2). */
export function QuoteForm({ request, onClose }: QuoteFormProps) {
  const client = useQueryClient();
  const [lines, setLines] = useState<readonly TypedLine[]>(() => request.quoted?.lines.map(typedLine) ?? [emptyLine()]);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(String(quoteValidDays));
  const [tried, setTried] = useState(false);
  // One key for one quote: it changes when anything of it does.
  const key = useRef(crypto.randomUUID());
  const edited = () => {
    key.current = crypto.randomUUID();
  };
  const makeQuote = useMutation({
    mutationFn: () =>
      call(quoteRequest, {
        params: { id: request.id },
        headers: { 'idempotency-key': key.current },
        body: { version: request.version, text, reason, lines: lines.map(lineToWire), days: Number(days) },
      }),
    onSuccess: async () => {
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
  const change = (at: string, to: Partial<TypedLine>) => {
    edited();
    setLines((now) => now.map((line) => (line.key === at ? { ...line, ...to } : line)));
  };
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
          onRemove={
            lines.length === 1
              ? null
              : () => {
                  edited();
                  setLines((now) => now.filter(({ key: one }) => one !== line.key));
                }
          }
        />
      ))}
      <div className={styles.filters}>
        <Button
          variant="default"
          disabled={lines.length >= quotedLineLimits.mostLines}
          onClick={() => {
            edited();
            setLines((now) => [...now, emptyLine()]);
          }}
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
        maxLength={longestRequestMessage}
        value={text}
        error={missing(text)}
        onChange={(event) => {
          edited();
          setText(event.currentTarget.value);
        }}
      />
      <Textarea
        label="Why these prices"
        description="Kept with the quote, for colleagues alone."
        required
        autosize
        minRows={2}
        maxLength={longestRequestMessage}
        value={reason}
        error={missing(reason)}
        onChange={(event) => {
          edited();
          setReason(event.currentTarget.value);
        }}
      />
      <TextInput
        label="Holds for, days"
        className={styles.short}
        inputMode="numeric"
        value={days}
        error={tried && !isDays ? 'From 1 to 180.' : undefined}
        onChange={(event) => {
          edited();
          setDays(event.currentTarget.value);
        }}
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
      </div>
    </form>
  );
}
