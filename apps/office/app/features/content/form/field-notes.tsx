import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from '../knowledge/form-context.ts';
import { NoteLine } from '../review/note-line.tsx';
import review from '../review/review.module.css';
import { chosenWords } from './chosen-words.ts';
import styles from './form.module.css';

/** What is opened by a button gets the focus. */
const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus();

interface FieldNotesProps {
  readonly path: readonly (string | number)[];
  readonly label: string;
  /** The field. */
  readonly children: ReactNode;
}

/** A field with what editors said of it, and a button to say more: of the field, or of words chosen in it (CT-58). */
export function FieldNotes({ path, label, children }: FieldNotesProps) {
  const { notes } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const [quote, setQuote] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  if (notes === null) return children;
  const here = notes.at(path);
  const close = () => setText(null);
  const add = () => {
    const words = text?.trim() ?? '';
    if (words === '') return;
    notes.add({ text: words, path, quote }, close);
  };
  return (
    <div ref={box} className={styles.noted} data-noted={here.some(({ done_by }) => done_by === null) ? '' : undefined}>
      {children}
      <Button
        className={styles.noteButton ?? ''}
        size="compact-xs"
        variant="subtle"
        data-note={path.join('.')}
        aria-description={`on ${label}`}
        aria-expanded={text !== null}
        // What is selected in the field stays selected.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setQuote(chosenWords(box.current));
          setText(text === null ? '' : null);
        }}
      >
        Note
      </Button>
      {here.length === 0 ? null : (
        <ul className={review.notes} aria-label={`Notes on ${label}`}>
          {here.map((note) => (
            <NoteLine key={note.id} note={note} notes={notes} />
          ))}
        </ul>
      )}
      {text === null ? null : (
        <section className={review.write} data-own-undo="" aria-label={`New note on ${label}`}>
          {quote === null ? null : <q>{quote}</q>}
          <Textarea
            ref={focusOnce}
            label={`What to say of ${label}`}
            rows={2}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
          />
          <div className={review.buttons}>
            <Button size="compact-sm" disabled={text.trim() === ''} loading={notes.isAdding} onClick={add}>
              Add the note
            </Button>
            <Button size="compact-sm" variant="default" onClick={close}>
              Leave it
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
