import type { KeyboardEvent } from 'react';
import styles from './cell-editor.module.css';

/**
 * How a cell is left: down or up with Enter, on or back with Tab, by an arrow, with the old text by Escape, or just
 * left.
 */
export type Leaving = 'down' | 'up' | 'left' | 'right' | 'next' | 'previous' | 'back' | 'away';

interface CellEditorProps {
  readonly label: string;
  readonly value: string;
  readonly mono: boolean;
  /**
   * The text is typed over what was there: arrows leave the cell. Who edits what is there moves the caret with them.
   */
  readonly over: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: (leaving: Leaving) => void;
}

/** The text of one cell while it is edited; every letter is checked as it is typed. */
export function CellEditor({ label, value, mono, over, onChange, onLeave }: CellEditorProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const leaving = leavingOf(event, over);
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

const arrows: Readonly<Partial<Record<string, Leaving>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

function leavingOf({ key, shiftKey, nativeEvent }: KeyboardEvent, over: boolean): Leaving | null {
  // An input method takes its own Enter and arrows.
  if (nativeEvent.isComposing) return null;
  if (over && !shiftKey && arrows[key] !== undefined) return arrows[key];
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Escape') return 'back';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}

function takeFocus(field: HTMLInputElement | null): void {
  if (field === null) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
