import type { ShownReference } from '@cutsite/content/field';
import { outlineOf, type RichText } from '@cutsite/content/rich-text';
import type { ReactNode } from 'react';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './entry.module.css';

export interface ReadingBodyProps {
  readonly text?: RichText | undefined;
  readonly related?: readonly ShownReference[] | undefined;
  readonly relatedTitle?: string;
  readonly tags?: readonly ShownReference[] | undefined;
  /** Pages of the products that it speaks of. */
  readonly products?: readonly ShownReference[];
  /** Before the text, and after it. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
  /** Below what goes with it. */
  readonly beside?: ReactNode;
}

/** Text between its outline and what goes with it. On a phone the outline comes first and the rest last. */
export function ReadingBody({
  text,
  related,
  relatedTitle = 'Related',
  tags,
  products,
  before,
  children,
  beside,
}: ReadingBodyProps) {
  const outline = text === undefined ? [] : outlineOf(text).filter(({ level }) => level === 2);
  return (
    <div className={`cs-page ${styles.reading}`}>
      <div className={styles.side}>
        {outline.length > 1 ? (
          <nav aria-label="On this page" className={styles.outline} data-island="jumps">
            <h2>On this page</h2>
            <ol>
              {outline.map(({ id, words }) => (
                <li key={id}>
                  <a href={`#${id}`}>{words}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
      </div>
      <div className={styles.main}>
        {before}
        {text === undefined ? null : <RichTextView text={text} />}
        {children}
      </div>
      <div className={styles.side}>
        <References title="Products" entries={products} />
        <References title={relatedTitle} entries={related} />
        <Tags tags={tags} />
        {beside}
      </div>
    </div>
  );
}

/** Links to other entries under a heading; nothing where there are none. */
export function References({
  title,
  entries = [],
}: {
  readonly title: string;
  readonly entries?: readonly ShownReference[] | undefined;
}) {
  const linked = entries.filter(({ url }) => url !== null);
  if (linked.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{title}</h2>
      <ul>
        {linked.map(({ id, title: name, url }) => (
          <li key={id}>
            <a href={url ?? ''}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an entry is filed under; each leads to what else is. */
function Tags({ tags = [] }: { readonly tags?: readonly ShownReference[] | undefined }) {
  if (tags.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>Topics</h2>
      <ul className={styles.tags}>
        {tags.map(({ id, title, card }) => (
          <li key={id}>
            <a href={`/blog/${String(card['tag_type'])}/${String(card['slug'])}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
