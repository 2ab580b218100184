import { addOrderNote } from '@cutsite/contracts/staff-order';
import { Notice } from '@cutsite/ui/notice';
import { Checkbox, Textarea } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../../../platform/call.ts';
import { isText } from '../../../platform/kept-text/kept-text.ts';
import { useKeptText } from '../../../platform/kept-text/use-kept-text.ts';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { ActionButton } from '../action-button.tsx';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { actionOf, useOrderWrite } from '../use-order-write.tsx';
import beside from './order-side.module.css';

interface OrderNotesProps {
  readonly staffOrder: StaffOrder;
  /** How often a question to the customer was begun elsewhere on the page; each time the note is one for them. */
  readonly asked: number;
}

interface TypedNote {
  readonly text: string;
  readonly isForCustomer: boolean;
}

const emptyNote = (): TypedNote => ({ text: '', isForCustomer: false });
const isTypedNote = (value: unknown): value is TypedNote =>
  typeof value === 'object' && value !== null && 'text' in value && isText(value.text) && 'isForCustomer' in value;

/** Notes beside an order: for colleagues, unless the box says that the customer gets one by mail. */
export function OrderNotes({ staffOrder, asked }: OrderNotesProps) {
  const typed = useKeptText(`order-note-${staffOrder.order.order_id}`, emptyNote, isTypedNote);
  const { text, isForCustomer } = typed.value;
  const { change } = typed;
  const setForCustomer = useCallback((isFor: boolean) => change((now) => ({ ...now, isForCustomer: isFor })), [change]);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useOrderWrite(
    ({ id, revision }, note: { text: string; is_for_customer: boolean }) =>
      call(addOrderNote, { params: { id }, body: { revision, ...note } }),
    'The note is kept.',
  );
  useShortcuts('This order', [{ keys: 'n', label: 'Write a note', run: () => field.current?.focus() }]);
  useEffect(() => {
    if (asked === 0) return;
    setForCustomer(true);
    field.current?.focus();
  }, [asked, setForCustomer]);
  const can = actionOf(staffOrder, 'note');
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <ul className={beside.notes}>
        {staffOrder.notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <small>
              {note.by ?? 'The store'}, {momentText(note.at)},{' '}
              {note.is_for_customer ? 'sent to the customer' : 'for colleagues'}
            </small>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          add.run({ text: text.trim(), is_for_customer: isForCustomer }, typed.forget);
        }}
      >
        <Textarea
          ref={field}
          label="New note"
          autosize
          minRows={2}
          maxLength={2_000}
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget;
            typed.change((now) => ({ ...now, text: value }));
          }}
        />
        <Checkbox
          size="xs"
          label="Send it to the customer by mail"
          checked={isForCustomer}
          onChange={(event) => setForCustomer(event.currentTarget.checked)}
        />
        {add.error !== null && (
          <Notice tone="error" role="alert">
            {add.error}
          </Notice>
        )}
        <ActionButton can={can} type="submit" variant="default" busy={add.isPending}>
          {isForCustomer ? 'Send to the customer' : 'Keep for colleagues'}
        </ActionButton>
      </form>
    </section>
  );
}
