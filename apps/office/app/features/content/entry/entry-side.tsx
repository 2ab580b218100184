import type { EntryFault } from '@cutsite/content/entry';
import { Icon } from '@cutsite/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { contentQueries } from '../content-queries.ts';
import { typeLabel } from '../content-text.tsx';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import { draftPasses, draftWarnings } from '../draft/draft-checks.ts';
import type { Draft } from '../draft/merge-drafts.ts';
import { goToField } from '../field-path/go-to-field.ts';
import { pathLabel } from '../field-path/path-label.ts';
import { EntryPicker } from '../form/entry-picker.tsx';
import { useForm } from '../form-context/form-context.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { NotesCard } from '../review/notes-card.tsx';
import type { Notes } from '../review/use-notes.ts';
import { ReplaceDialog } from '../uses/replace-dialog.tsx';
import { UseList } from '../uses/use-list.tsx';
import styles from './entry.module.css';
import { hasBlocks } from './form-parts.ts';

/** F8 goes to what is next to be fixed or looked at, and after the last to the first again. */
function useNextFault(faults: readonly { readonly path: readonly (string | number)[] }[]): void {
  const kept = useRef({ faults, next: 0 });
  useLayoutEffect(() => {
    kept.current.faults = faults;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      const { faults: all, next } = kept.current;
      const one = all[next % Math.max(all.length, 1)];
      kept.current.next = (next % Math.max(all.length, 1)) + 1;
      if (one !== undefined) goToField(one.path);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** So many things to fix are listed until all are asked for: a page that was just begun has dozens. */
const atFirst = 8;

/** What is still to be fixed, and what is worth a look. Drawn again only with another draft. */
const Checks = memo(function Checks({ state: { entry, draft }, faults }: Pick<EntrySideProps, 'state' | 'faults'>) {
  const [isAll, setAll] = useState(false);
  const warnings = draftWarnings(entry.type, draft, entry.points_at, useForm().media);
  useNextFault([...faults, ...warnings]);
  return (
    <section className={styles.card} aria-labelledby="checks">
      <h2 id="checks">Before publishing</h2>
      {faults.length === 0 ? (
        <p className={styles.done}>
          <Icon name="check" /> Nothing is missing.
        </p>
      ) : (
        <ul className={styles.checks}>
          {(isAll ? faults : faults.slice(0, atFirst)).map(({ path, message }) => (
            <li key={`${path.join('.')} ${message}`}>
              <button type="button" onClick={() => goToField(path)}>
                {path.length < 2 ? '' : `${pathLabel(entry.type, draft.fields, path.slice(0, -1))}: `}
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
      {faults.length <= atFirst || isAll ? null : (
        <Button size="compact-xs" variant="default" className={styles.all ?? ''} onClick={() => setAll(true)}>
          Show all {faults.length}
        </Button>
      )}
      {warnings.length === 0 ? null : (
        <ul className={styles.checks} aria-label="Worth a look" data-warnings="">
          {warnings.map(({ path, message }) => (
            <li key={`${path.join('.')} ${message}`}>
              <button type="button" onClick={() => goToField(path)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
      {draftPasses(entry.type, draft, warnings).map((sentence) => (
        <p key={sentence} className={styles.done}>
          <Icon name="check" /> {sentence}
        </p>
      ))}
      <p className="cs-muted cs-small">
        <kbd>F8</kbd> next of them <kbd>Ctrl S</kbd> save <kbd>Ctrl Enter</kbd> publish <kbd>Ctrl Z</kbd>{' '}
        <kbd>Ctrl Y</kbd> undo, redo <kbd>Alt Shift M</kbd> note on a field <kbd>Alt F10</kbd> from a text, or a table
        in it, to its buttons <kbd>Ctrl K</kbd> go to an entry
      </p>
    </section>
  );
});

const Preview = memo(PreviewPane);

interface EntrySideProps {
  /** As it was at the last pause in the typing. */
  readonly state: AutosaveState;
  /** What keeps it from being published. */
  readonly faults: readonly EntryFault[];
  readonly draftNow: () => Draft;
  readonly notes: Notes;
}

/** The page beside the form, what is still to be done before publishing, and what uses the entry. */
export const EntrySide = memo(function EntrySide({ state, faults, draftNow, notes }: EntrySideProps) {
  const { entry } = state;
  const [isReplacing, setReplacing] = useState(false);
  const uses = useQuery(contentQueries.uses(entry.id)).data?.uses ?? [];
  const label = typeLabel(entry.type).toLowerCase();
  return (
    <aside className={styles.side} aria-label="Beside the form">
      <Preview state={state} draftNow={draftNow} isCanvas={hasBlocks(entry.type)} />
      <Checks state={state} faults={faults} />
      <NotesCard state={state} notes={notes} />
      <section className={styles.card} aria-labelledby="uses">
        <h2 id="uses">{uses.length === 1 ? 'Used in 1 entry' : `Used in ${uses.length} entries`}</h2>
        {uses.length === 0 ? (
          <p className="cs-muted">No other entry shows or names it.</p>
        ) : (
          <Button size="compact-xs" variant="default" onClick={() => setReplacing(true)}>
            Put another in all {uses.length}
          </Button>
        )}
        {isReplacing ? (
          <ReplaceDialog
            one={entry}
            label={label}
            uses={uses}
            picker={(onPick) => (
              <EntryPicker field={{ kind: 'reference', label, to: [entry.type] }} taken={[entry.id]} onPick={onPick} />
            )}
            onClose={() => setReplacing(false)}
          />
        ) : null}
        <UseList uses={uses} />
      </section>
    </aside>
  );
});
