import { useCallback, useEffect, useState } from 'react';
import { useStaff } from '../session.ts';
import { keepText, keptText, keptTextKey } from './kept-text.ts';

interface Held<T> {
  /** Null: who works here is not known yet, and nothing is read or kept. */
  readonly key: string | null;
  readonly value: T;
  readonly isTyped: boolean;
}

interface KeptText<T> {
  readonly value: T;
  readonly isTyped: boolean;
  readonly change: (next: (now: T) => T) => void;
  /** It was sent, or is not wanted: the form is as at first, and nothing is kept. */
  readonly forget: () => void;
}

/**
 * What is typed into a form and not sent: it is still there after a reload, another page or "Not now" (promise L8). It
 * is kept in this tab, for whoever typed it, until it is sent or they sign out.
 *
 * @param form the form and its record: `order-note-{id}`
 * @param initial what stands in it at first
 * @param isSound whether what was kept still has the form's shape
 */
export function useKeptText<T>(form: string, initial: () => T, isSound: (value: unknown) => value is T): KeptText<T> {
  const staff = useStaff();
  const key = staff === undefined ? null : keptTextKey(staff.id, form);
  const read = (): Held<T> => {
    const kept = key === null ? undefined : keptText(key, isSound);
    return { key, value: kept ?? initial(), isTyped: kept !== undefined };
  };
  const [held, setHeld] = useState(read);
  // Another record, or who works here is known now: what was typed before that goes along.
  if (held.key !== key) setHeld(held.key === null && held.isTyped ? { key, value: held.value, isTyped: true } : read());
  useEffect(() => {
    if (held.key !== null && held.isTyped) keepText(held.key, held.value);
  }, [held]);
  const change = useCallback(
    (next: (now: T) => T) => setHeld((now) => ({ key: now.key, value: next(now.value), isTyped: true })),
    [],
  );
  return {
    value: held.value,
    isTyped: held.isTyped,
    change,
    forget: () => {
      if (key !== null) keepText(key, undefined);
      setHeld({ key, value: initial(), isTyped: false });
    },
  };
}
