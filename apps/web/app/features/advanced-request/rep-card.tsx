import type { SalesRepWire } from '@cutsite/contracts/advanced-request';
import { Icon } from '@cutsite/ui/icon';
import styles from './rep-card.module.css';

/** Who of sales answers, what they look after, and how to reach them. */
export function RepCard({ rep, headingId }: { readonly rep: SalesRepWire; readonly headingId: string }) {
  return (
    <div className={styles.rep}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(rep.name)}
      </span>
      <div>
        <h2 id={headingId}>{rep.name}</h2>
        <p className="cs-muted cs-small">{rep.territory === '' ? 'Sales' : rep.territory}</p>
      </div>
      <ul className={styles.ways}>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${rep.email}`}>{rep.email}</a>
        </li>
        {rep.phone === '' ? null : (
          <li>
            <Icon name="phone" />
            <a href={`tel:${rep.phone.replaceAll(/[^+\d]/g, '')}`}>{rep.phone}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word][0] ?? '').join('');
}
