import type { SiteFormName } from '@cutsite/domain/site-form';
import { type ReactNode, useContext } from 'react';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { SupportAddress } from '../../../platform/service/support-contact.tsx';
import { SiteFormView } from '../forms/site-form.tsx';
import { CardGrid } from '../parts/card-grid.tsx';
import { PageHead } from '../parts/page-head.tsx';
import styles from './entry.module.css';

export interface PlainNamedPageProps {
  readonly title: string;
  readonly lead: string;
  readonly lists: Readonly<Record<string, readonly ContentCard[]>>;
  readonly form?: SiteFormName | undefined;
  readonly children?: ReactNode;
}

/** A named page without an entry: what it is, its lists, and whom to ask. */
export function PlainNamedPage({ title, lead, lists, form, children }: PlainNamedPageProps) {
  const address = useContext(SupportAddress);
  return (
    <>
      <PageHead title={title} summary={lead} />
      {children}
      {Object.entries(lists).map(([name, entries]) =>
        entries.length === 0 ? null : (
          <section key={name} className={`cs-page ${styles.section}`}>
            <h2>{name}</h2>
            <CardGrid entries={entries} headings="h3" />
          </section>
        ),
      )}
      {form === undefined ? null : (
        <section className={`cs-page ${styles.section}`}>
          <SiteFormView name={form} />
        </section>
      )}
      <p className={`cs-page ${styles.section}`}>
        {address === null ? (
          <>
            Many questions are answered in <a href="/help">the help</a>.
          </>
        ) : (
          <>
            Write to <a href={`mailto:${address}`}>{address}</a>, or look into <a href="/help">the help</a>.
          </>
        )}
      </p>
    </>
  );
}
