import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../../content-queries.ts';
import { typeLabel } from '../../content-words.tsx';
import styles from './panel.module.css';

/** The entries that show it, each with the way there. */
export function MediaUses({ id }: { readonly id: string }) {
  const { data } = useQuery(contentQueries.uses(id));
  if (data === undefined) return null;
  const { uses } = data;
  return (
    <section aria-label="Where it is used">
      <h3>
        {uses.length === 0 ? 'Used nowhere' : `Used in ${uses.length === 1 ? '1 entry' : `${uses.length} entries`}`}
      </h3>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={use.id}>
            <a href={`/office/content/${use.id}`}>{use.title}</a>{' '}
            <small className="cs-muted">
              {typeLabel(use.type)}
              {use.is_published ? '' : ', in its draft'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
