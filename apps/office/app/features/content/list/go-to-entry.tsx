import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../platform/dialog.tsx';
import { focusOnMount } from '../../../platform/keyboard/focus-on-mount.ts';
import { contentQueries } from '../content-queries.ts';
import { StatePill, typeLabel } from '../content-text.tsx';
import styles from './list.module.css';

interface GoToEntryProps {
  readonly onOpen: (id: string) => void;
}

/** Ctrl or ⌘ with K: type a few letters, and open an entry without a way over the list. */
export function GoToEntry({ onOpen }: GoToEntryProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Dialog opened onClose={() => setOpen(false)} title="Go to an entry" size="lg">
      <Finder
        onOpen={(id) => {
          setOpen(false);
          onOpen(id);
        }}
      />
    </Dialog>
  );
}

function Finder({ onOpen }: GoToEntryProps) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 150);
  const [at, setAt] = useState(0);
  const { data, isFetching } = useQuery(contentQueries.list(asked === '' ? {} : { search: asked }));
  const found = (data?.entries ?? []).slice(0, 10);
  const isCurrent = text.trim() === asked && !isFetching;
  return (
    <div className={styles.new}>
      <input
        ref={focusOnMount}
        className={styles.finder}
        role="combobox"
        aria-label="Title, address or words"
        aria-expanded={found.length > 0}
        aria-controls="entries-found"
        aria-activedescendant={found[at] === undefined ? undefined : `entry-found-${at}`}
        placeholder="Title, address or words"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const one = found[at];
          if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
          else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
          else if (event.key === 'Enter' && isCurrent && one !== undefined) onOpen(one.id);
          else return;
          event.preventDefault();
        }}
      />
      <div id="entries-found" role="listbox" aria-label="Entries found" className={styles.found} aria-busy={!isCurrent}>
        {found.map((entry, index) => (
          <div
            key={entry.id}
            id={`entry-found-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault();
              onOpen(entry.id);
            }}
          >
            <b>{entry.title}</b> <small>{typeLabel(entry.type)}</small> <StatePill state={entry.state} />
          </div>
        ))}
        {found.length === 0 && isCurrent ? (
          <div role="option" aria-selected={false} aria-disabled>
            Nothing found.
          </div>
        ) : null}
      </div>
    </div>
  );
}
