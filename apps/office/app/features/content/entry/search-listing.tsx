import { plainText, type RichText } from '@cutsite/content/rich-text';
import type { Draft } from '../draft/merge-drafts.ts';
import styles from './entry.module.css';

/** Search engines show about so many letters of a title and of a description. */
const shown = { title: 60, description: 160 } as const;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The page as it would be listed by a search engine, from the fields of now. */
export function SearchListing({ draft: { url, fields } }: { readonly draft: Draft }) {
  if (fields['noindex'] === true) return <p className="cs-muted cs-small">It is listed nowhere.</p>;
  const title = textOf(fields['seo_title']) || textOf(fields['title']) || 'Untitled';
  const body = fields['body'] as RichText | undefined;
  const words = body === undefined ? '' : plainText(body.content).trim();
  const description = textOf(fields['seo_description']) || textOf(fields['summary']) || textOf(fields['lead']) || words;
  return (
    <figure className={styles.listing} aria-label="As it would be listed">
      <figcaption className="cs-muted cs-small">As it would be listed</figcaption>
      <small className="cs-muted">
        {[window.location.host, ...(url ?? '').split('/').filter((part) => part !== '')].join(' › ')}
      </small>
      <b>{cut(`${title} · Cutsite`, shown.title)}</b>
      <span>
        {cut(description, shown.description) || 'No description: search engines take some words of the page.'}
      </span>
    </figure>
  );
}
