import { type KeyboardEvent, useRef } from 'react';
import styles from './projects.module.css';

interface RenameFieldProps {
  readonly name: string;
  /** The new name, or null when it stays; `byKey`: the focus has nowhere to be yet. */
  readonly onDone: (name: string | null, byKey: boolean) => void;
}

/** The name of a project, to be typed over: Enter and leaving the field keep it, Escape does not. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const done = useRef(false);
  const end = (typed: string | null, byKey: boolean) => {
    // The field that goes away after a key is left once more.
    if (done.current) return;
    done.current = true;
    onDone(typed === null || typed.trim() === name.trim() ? null : typed.trim(), byKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The rest of this key press would go to the button that gets the focus, and open the field again.
    event.preventDefault();
    end(event.key === 'Enter' ? event.currentTarget.value : null, true);
  };
  return (
    <input
      // It is opened by the press of a button that it takes the place of.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={styles.rename}
      aria-label={`New name of ${name || 'the project'}`}
      defaultValue={name}
      maxLength={80}
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => end(event.currentTarget.value, false)}
      onKeyDown={onKeyDown}
    />
  );
}
