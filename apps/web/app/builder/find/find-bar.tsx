import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './find-bar.module.css';

/** What a search is called. */
export interface FindTexts {
  /** "Tubes of this project" */
  readonly what: string;
  /** "name, sequence or position": what something is found by. */
  readonly by: string;
  readonly placeholder: string;
}

interface FindBarProps<T> {
  readonly words: FindTexts;
  /** What holds the words, in the order in which it is walked over. */
  readonly search: (words: string) => readonly T[];
  readonly isThere: (found: T) => boolean;
  readonly show: (found: T) => void;
  /** Escape: the focus goes to what is shown. */
  readonly leave: () => void;
}

interface Found<T> {
  readonly all: readonly T[];
  readonly at: number;
}

/** Finds things of the project while one types. Ctrl F comes here; pressed here again, it is the browser's own. */
export function FindBar<T>({ words: { what, by, placeholder }, search, isThere, show, leave }: FindBarProps<T>) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found<T>>({ all: [], at: 0 });

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'f';
      if (!isFind || document.activeElement === field.current || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const go = (all: readonly T[], at: number) => {
    setFound({ all, at });
    const one = all[at];
    if (one !== undefined) show(one);
  };
  const find = (words: string) => {
    setText(words);
    go(search(words), 0);
  };
  const step = (by: 1 | -1) => {
    // The project may have changed since the last letter was typed; the order of what is found stays.
    const all = found.all.filter(isThere);
    if (all.length > 0) go(all, (found.at + by + all.length) % all.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      find('');
      leave();
    }
  };

  return (
    <div className={styles.find} role="search" aria-label={what}>
      <Icon name="search" size={14} />
      <input
        ref={field}
        type="search"
        aria-label={`Find by ${by}`}
        placeholder={placeholder}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => find(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.count} role="status">
        {text.trim() === '' ? null : found.all.length === 0 ? 'none' : `${found.at + 1} of ${found.all.length}`}
      </span>
      {found.all.length > 1 ? (
        <>
          <Button size="small" variant="quiet" icon="back" aria-label="Previous found" onClick={() => step(-1)} />
          <Button size="small" variant="quiet" icon="forward" aria-label="Next found" onClick={() => step(1)} />
        </>
      ) : null}
    </div>
  );
}
