import { answerRequest, closeRequest, type StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { maxRequestMessageLength } from '@cutsite/domain/advanced-request';
import { Notice } from '@cutsite/ui/notice';
import { Textarea, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../platform/button.tsx';
import { call } from '../../platform/call.ts';
import { isText } from '../../platform/kept-text/kept-text.ts';
import { useKeptText } from '../../platform/kept-text/use-kept-text.ts';
import { useShortcuts } from '../../platform/keyboard/use-shortcuts.ts';
import { blockedBecause, requestQueries } from './request-queries.ts';
import styles from './requests.module.css';

/** What can be done with what was typed, each with whether its customer reads it. */
const ways = [
  { kind: 'message', action: 'answer', label: 'Send the answer' },
  { kind: 'question', action: 'ask', label: 'Ask the customer' },
  { kind: 'note', action: null, label: 'Note for colleagues' },
  { kind: 'close', action: 'close', label: 'Close with this reason' },
] as const;
type Way = (typeof ways)[number];

/** Answers, asks, notes or closes; what was typed stays when somebody else was faster (promise O2). */
export function AnswerForm({ request }: { readonly request: StaffRequestWire }) {
  const client = useQueryClient();
  const typed = useKeptText(`request-answer-${request.id}`, () => '', isText);
  const text = typed.value;
  const field = useRef<HTMLTextAreaElement>(null);
  useShortcuts('This request', [{ keys: 'n', label: 'Write to the customer', run: () => field.current?.focus() }]);
  const write = useMutation({
    mutationFn: ({ kind }: Way) => {
      const { id, version } = request;
      if (kind === 'close') return call(closeRequest, { params: { id }, body: { version, text } });
      return call(answerRequest, { params: { id }, body: { version, text, kind } });
    },
    onSuccess: async () => {
      typed.forget();
      await client.invalidateQueries({ queryKey: ['requests'] });
    },
    onError: () => client.invalidateQueries({ queryKey: requestQueries.one(request.id).queryKey }),
  });
  return (
    <div className={styles.column}>
      <Textarea
        ref={field}
        label="Write"
        description="An answer and a question go to the customer by mail; a note stays among colleagues."
        autosize
        minRows={3}
        maxLength={maxRequestMessageLength}
        value={text}
        onChange={(event) => {
          const { value } = event.currentTarget;
          typed.change(() => value);
        }}
      />
      {write.error === null ? null : (
        <Notice tone="error" role="alert">
          {write.error.message}
        </Notice>
      )}
      <div className={styles.filters}>
        {ways.map((way) => {
          const blocked =
            (way.action === null ? null : blockedBecause(request, way.action)) ??
            (text.trim() === '' ? 'Write something first.' : null);
          return (
            <Tooltip key={way.kind} label={blocked} disabled={blocked === null}>
              <Button
                variant={way.kind === 'message' ? 'filled' : 'default'}
                busy={write.isPending}
                blockedBecause={blocked}
                onClick={() => write.mutate(way)}
              >
                {way.label}
              </Button>
            </Tooltip>
          );
        })}
      </div>
    </div>
  );
}
