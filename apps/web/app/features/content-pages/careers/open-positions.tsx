import type { JobPostings } from '../../../platform/page-data.ts';
import { momentText } from '../parts/day-text.ts';
import styles from './open-positions.module.css';

type Posting = Extract<JobPostings, { kind: 'listed' }>['postings'][number];

/** What is open, by department; each leads to the board, where it is applied for. */
export function OpenPositions({ jobs }: { readonly jobs: JobPostings }) {
  return (
    <section className={`cs-page ${styles.positions}`} aria-labelledby="open-positions">
      <h2 id="open-positions">Open positions</h2>
      {jobs.kind === 'listed' ? (
        <Listed {...jobs} />
      ) : (
        <p>
          {jobs.kind === 'none'
            ? 'No position is open at the moment.'
            : 'Open positions cannot be shown right now. Please look again later.'}
        </p>
      )}
    </section>
  );
}

function Listed({ postings, readAt, failedSince }: Extract<JobPostings, { kind: 'listed' }>) {
  const departments = Map.groupBy(
    postings.toSorted((one, other) => compare(one, other)),
    ({ department }) => department,
  );
  return (
    <>
      {failedSince === null ? null : (
        <p className={styles.old}>
          The list is as it was on <time dateTime={readAt}>{momentText(readAt)}</time>: the job board is not responding.
        </p>
      )}
      {postings.length === 0 ? <p>No position is open at the moment.</p> : null}
      {[...departments].map(([department, open]) => (
        <section key={department} aria-label={department}>
          <h3>{department}</h3>
          <ul className={styles.list}>
            {open.map(({ id, title, location, url }) => (
              <li key={id}>
                <a href={url} rel="noopener">
                  {title}
                </a>
                <span>{location}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const compare = (one: Posting, other: Posting): number =>
  one.department.localeCompare(other.department, 'en') ||
  one.location.localeCompare(other.location, 'en') ||
  one.title.localeCompare(other.title, 'en');
