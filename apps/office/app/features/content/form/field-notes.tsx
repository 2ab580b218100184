import { Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { useForm } from '../form-context/form-context.ts';
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

/**
 * Alt, Shift and M. Not with Control: together with Alt it is AltGr on Windows, which types µ. On a Mac the letter is
 * another one with Alt, and its place on the keyboard tells.
 */
const isNoteKey = ({ code, key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && (key.toLowerCase() === 'm' || code === 'KeyM');

/**
 * A field with what editors said of it, and a button to say more: of the field, or of words chosen in it (CT-58). The
 * button is no stop of the Tab key, which leads from field to field: a key says more from within the field.
 */
export function FieldNotes({ path, label, children }: FieldNotesProps) {
  const { notes } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const [quote, setQuote] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  const cameFrom = useRef<Element | null>(null);
  if (notes === null) return children;
  const here = notes.at(path);
  const open = () => {
    cameFrom.current = document.activeElement;
    setQuote(chosenWords(box.current));
    setText('');
  };
  const close = () => {
    setText(null);
    const field = cameFrom.current;
    if (field instanceof HTMLElement && box.current?.contains(field) === true) field.focus();
  };
  const add = () => {
    const words = text?.trim() ?? '';
    if (words === '') return;
    notes.add({ text: words, path, quote }, close);
  };
  return (
    // The key is pressed in the field inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={styles.noted}
      onKeyDown={(event) => {
        // A field within a field has answered it.
        if (!isNoteKey(event) || event.defaultPrevented) return;
        event.preventDefault();
        if (text === null) open();
      }}
      data-noted={here.some(({ done_by }) => done_by === null) ? '' : undefined}
    >
      {children}
      <Button
        className={styles.noteButton ?? ''}
        size="compact-xs"
        variant="subtle"
        data-note={path.join('.')}
        aria-description={`on ${label}`}
        aria-expanded={text !== null}
        aria-keyshortcuts="Alt+Shift+M"
        title="Alt Shift M in the field"
        tabIndex={-1}
        // What is selected in the field stays selected.
        onMouseDown={(event) => event.preventDefault()}
        onClick={text === null ? open : close}
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
            label={`Note on ${label}`}
            rows={2}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
          />
          <div className={review.buttons}>
            <Button size="compact-sm" disabled={text.trim() === ''} busy={notes.isAdding} onClick={add}>
              Add the note
            </Button>
            <Button size="compact-sm" variant="default" onClick={close}>
              Cancel
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
