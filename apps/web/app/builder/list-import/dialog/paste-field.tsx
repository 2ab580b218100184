import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { useId, useRef } from 'react';
import { clipboardText } from '../../paste/clipboard-text.ts';
import type { Source } from '../read-source.ts';
import styles from './list-import.module.css';

interface PasteFieldProps {
  readonly source: Source | null;
  readonly label: string;
  readonly placeholder: string;
  /** Which forms of lists are read. */
  readonly hint: string;
  readonly onSource: (source: Source | null) => void;
}

/**
 * A text field lays out all its lines; a longer paste is kept beside it and shown as a count, so that nothing waits.
 */
const maxFieldLength = 100_000;

/** Pasted text, with the numbers of its lines: what is said about a row names its line. */
export function PasteField({ source, label, placeholder, hint, onSource }: PasteFieldProps) {
  const textId = useId();
  const numbers = useRef<HTMLPreElement>(null);
  const text = source?.kind === 'text' ? source.text : '';
  const take = (typed: string) => {
    const before = source?.kind === 'text' ? source : {};
    onSource(typed.trim() === '' ? null : { ...before, kind: 'text', text: typed });
  };
  if (source?.kind === 'text' && source.text.length > maxFieldLength) {
    return (
      <div className={styles.long}>
        <b>{countText(linesOf(source.text), 'line')} pasted</b>
        <p>Too many lines to show here. The preview includes all of them.</p>
        <Button icon="remove" onClick={() => onSource(null)}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.text}>
      <label htmlFor={textId}>{label}</label>
      <div className={styles.lines}>
        <pre ref={numbers} aria-hidden="true">
          {Array.from({ length: Math.max(1, text.split('\n').length) }, (_, at) => at + 1).join('\n')}
        </pre>
        <textarea
          // The dialog gives the focus to it when it opens, so that a paste lands here at once.
          ref={(field) => field?.setAttribute('autofocus', '')}
          id={textId}
          rows={12}
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onScroll={(event) => {
            if (numbers.current !== null) numbers.current.scrollTop = event.currentTarget.scrollTop;
          }}
          onChange={(event) => {
            const field = event.currentTarget;
            take(field.value);
            // A list that was pasted is shown from its first line on, beside the first row of its preview.
            if (text.trim() !== '' || !(event.nativeEvent instanceof InputEvent)) return;
            if (event.nativeEvent.inputType !== 'insertFromPaste') return;
            field.setSelectionRange(0, 0);
            field.scrollTop = 0;
            field.scrollLeft = 0;
          }}
          onPaste={(event) => {
            const pasted = clipboardText(event.clipboardData);
            const isLong = pasted.length > maxFieldLength;
            if (!isLong && pasted === event.clipboardData.getData('text/plain')) return;
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            take(isLong ? pasted : value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
          }}
        />
      </div>
      <p>{hint}</p>
    </div>
  );
}

function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.trimEnd().indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return text.endsWith('\n') ? lines - 1 : lines;
}
