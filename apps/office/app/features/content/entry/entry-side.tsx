import { type EntryFault, fieldFaults, urlFault } from '@cutsite/content/entry';
import { isContentTypeName } from '@cutsite/content/type';
import { Icon } from '@cutsite/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../content-queries.ts';
import { typeLabel } from '../content-words.tsx';
import type { KeeperState } from '../draft/draft-keeper.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import styles from './entry.module.css';

/** What keeps a draft from being published, by the rules that publishing itself has. */
export function readyFaults({ entry, draft }: KeeperState): readonly EntryFault[] {
  if (!isContentTypeName(entry.type)) return [];
  const url = urlFault(entry.type, draft.url);
  return [...(url === null ? [] : [url]), ...fieldFaults(entry.type, draft.fields, 'ready')];
}

/** Opens the field that a fault is at; the nearest one that the form shows. */
export function goToField(path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(path.slice(0, length).join('.'));
    const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (found === null) continue;
    const inside = 'input, textarea, select, [contenteditable="true"], button';
    const target = found.matches(inside) ? found : (found.querySelector<HTMLElement>(inside) ?? found);
    target.scrollIntoView({ block: 'center' });
    target.focus();
    return;
  }
}

/** The page beside the form, what is still to be done before publishing, and what uses the entry. */
export function EntrySide({ state }: { readonly state: KeeperState }) {
  const { entry } = state;
  const faults = readyFaults(state);
  const uses = useQuery(contentQueries.uses(entry.id)).data?.uses ?? [];
  return (
    <aside className={styles.side} aria-label="Beside the form">
      <PreviewPane entry={entry} />
      <section className={styles.card} aria-labelledby="checks">
        <h2 id="checks">Before publishing</h2>
        {faults.length === 0 ? (
          <p className={styles.done}>
            <Icon name="check" /> Nothing is missing.
          </p>
        ) : (
          <ul className={styles.checks}>
            {faults.map(({ path, message }) => (
              <li key={`${path.join('.')} ${message}`}>
                <button type="button" onClick={() => goToField(path)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.card} aria-labelledby="uses">
        <h2 id="uses">{uses.length === 1 ? 'Used in 1 entry' : `Used in ${uses.length} entries`}</h2>
        {uses.length === 0 ? <p className="cs-muted">No other entry shows or names it.</p> : null}
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={use.id}>
              <a href={`/office/content/${use.id}`}>{use.title}</a>
              <small>
                {typeLabel(use.type)}
                {use.is_published ? '' : ', in its draft'}
              </small>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
