import { Fragment } from 'react';
import type { BesideTag } from './beside-tag.ts';
import styles from './listing.module.css';

/** What else stands under the tag of a page, above its list. */
export function AlsoUnderTag({ also }: Pick<BesideTag, 'also'>) {
  if (also.length === 0) return null;
  return (
    <p className={`cs-page ${styles.also}`}>
      Also under this tag:{' '}
      {also.map(({ label, href }, at) => (
        <Fragment key={href}>
          {at > 0 ? ', ' : null}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Tags that stand beside it, below its list. */
export function NearTag({ near }: Pick<BesideTag, 'near'>) {
  if (near.length === 0) return null;
  return (
    <nav className={`cs-page ${styles.near}`} aria-label="Near it">
      <span>Near it</span>
      <ul>
        {near.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
