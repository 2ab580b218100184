import { type BlockName, blockNames, blockTypes } from '@cutsite/content/block';
import { memo, useState } from 'react';
import tile from '../../../platform/tile.module.css';
import { BlockIcon } from './block-icon.tsx';
import styles from './palette.module.css';

interface PaletteProps {
  /** What the new one will stand below; null: nothing is there. */
  readonly below: string | null;
  /** Why each type cannot be added, a line for each; an empty line: it can. */
  readonly blocked: string;
  /** @param isTyped by its name: whoever typed goes on writing in it */
  readonly add: (name: BlockName, isTyped?: boolean) => void;
}

/** Whether a type is meant by words, which stand in its name or in what it is for. */
const isMeant = (name: BlockName, words: string): boolean =>
  `${blockTypes[name].label} ${blockTypes[name].help}`.toLowerCase().includes(words.trim().toLowerCase());

/** What can be added, found by name; drawn again only when that changes. Enter adds the first that is found. */
export const Palette = memo(function Palette({ below, blocked, add }: PaletteProps) {
  const [words, setWords] = useState('');
  const reasons = blocked.split('\n');
  const reasonOf = (name: BlockName): string => reasons[blockNames.indexOf(name)] ?? '';
  // What is called so stands before what is only described so.
  const found = blockNames
    .filter((name) => isMeant(name, words))
    .toSorted((one, other) => rank(one, words) - rank(other, words));
  return (
    <fieldset className={styles.palette}>
      <legend>Add a block {below === null ? '' : `below ${below.toLowerCase()}`}</legend>
      <input
        className={styles.find}
        type="search"
        aria-label="Find a type of block"
        placeholder="Find a block"
        data-find-block=""
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setWords('');
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const first = found.find((name) => reasonOf(name) === '');
          if (first === undefined) return;
          setWords('');
          add(first, true);
        }}
      />
      <div className={styles.types}>
        {found.map((name) => {
          const reason = reasonOf(name);
          return (
            <button
              key={name}
              type="button"
              className={tile.tile}
              title={reason === '' ? blockTypes[name].help : reason}
              aria-disabled={reason !== ''}
              onClick={() => {
                if (reason === '') add(name);
              }}
            >
              <BlockIcon name={name} />
              {blockTypes[name].label}
            </button>
          );
        })}
      </div>
      <a className={styles.all} href="/preview/blocks" target="_blank" rel="noreferrer">
        See every block as the site draws it
      </a>
      {found.length === 0 ? <p className="cs-muted cs-small">No block has this name.</p> : null}
    </fieldset>
  );
});

const rank = (name: BlockName, words: string): number =>
  blockTypes[name].label.toLowerCase().startsWith(words.trim().toLowerCase()) ? 0 : 1;
