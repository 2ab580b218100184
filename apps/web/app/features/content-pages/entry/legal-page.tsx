import type { ShownEntryOf } from '@cutsite/content/type';
import { createContext, useContext } from 'react';
import { dayText } from '../parts/day-text.ts';
import { PageHead } from '../parts/page-head.tsx';
import styles from './legal-page.module.css';
import { type ShownLegal, versionParam } from './read-legal.ts';
import { ReadingBody } from './reading-body.tsx';

/** The versions of the legal text that is drawn. */
export const LegalVersions = createContext<Pick<ShownLegal, 'versions' | 'earlier'>>({ versions: [], earlier: null });

/** A text that binds, with its version, the day from which it holds, and the versions before. */
export function LegalPage({
  entry: { title, url, fields },
}: {
  readonly entry: Pick<ShownEntryOf<'legal'>, 'title' | 'url' | 'fields'>;
}) {
  const { versions, earlier } = useContext(LegalVersions);
  const here = url ?? '';
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        facts={[`Version ${fields.text_version}`, `valid from ${dayText(fields.valid_from)}`]}
      >
        {earlier === null ? null : (
          <p className={styles.earlier}>
            <strong>This is an earlier version.</strong> <a href={here}>Read the one that holds today</a>.
          </p>
        )}
      </PageHead>
      <ReadingBody text={fields.body} />
      {versions.length < 2 ? null : (
        <section className={`cs-page ${styles.versions}`} aria-labelledby="versions">
          <h2 id="versions">Versions</h2>
          <ul>
            {versions.map(({ number, textVersion, publishedAt }, at) => {
              const isShown = at === 0 ? earlier === null : number === earlier;
              return (
                <li key={number}>
                  <a
                    href={at === 0 ? here : `${here}?${versionParam}=${number}`}
                    aria-current={isShown ? 'page' : undefined}
                  >
                    {textVersion}
                  </a>
                  , published on {dayText(publishedAt.toISOString().slice(0, 10))}
                  {at === 0 ? ', in force' : ''}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </article>
  );
}
