import type { KeyboardEvent } from 'react';
import styles from './well-table.module.css';

/** How a cell is left: down with Enter, on or back with Tab, with the old text by Escape, or just left. */
export type Leaving = 'down' | 'next' | 'previous' | 'back' | 'away';

interface CellEditorProps {
  readonly label: string;
  readonly value: string;
  readonly mono: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: (leaving: Leaving) => void;
}

/** The text of one cell while it is edited; every letter is checked as it is typed. */
export function CellEditor({ label, value, mono, onChange, onLeave }: CellEditorProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const leaving = leavingOf(event);
    if (leaving === null) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(leaving);
  };
  return (
    <input
      ref={takeFocus}
      className={styles.editor}
      data-mono={mono || undefined}
      aria-label={label}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onLeave('away')}
    />
  );
}

function leavingOf({ key, shiftKey }: KeyboardEvent): Leaving | null {
  if (key === 'Enter') return 'down';
  if (key === 'Escape') return 'back';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}

function takeFocus(field: HTMLInputElement | null): void {
  if (field === null) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
