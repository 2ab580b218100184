import { filterOfTagType } from '@cutsite/content/type';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { tagsToTell } from '../parts/card-facts.ts';
import styles from './rows.module.css';

export interface PaperListProps {
  readonly path: string;
  readonly papers: readonly ContentCard[];
  /** How many there are of each year, whatever page is shown. */
  readonly ofYear: ReadonlyMap<string, number>;
  /** They are in the order of their days, and stand under their years. */
  readonly isByYear: boolean;
}

/** Papers under their years, each with its authors, what it is about, and its DOI. */
export function PaperList({ path, papers, ofYear, isByYear }: PaperListProps) {
  const yearOf = ({ card }: ContentCard) => (isByYear ? String(card['published_on']).slice(0, 4) : '');
  const years = [...new Set(papers.map(yearOf))];
  return years.map((year) => (
    <div key={year}>
      {year === '' ? (
        <h2 className="cs-visually-hidden">Papers</h2>
      ) : (
        <h2 className={styles.part}>
          {year} <small>{ofYear.get(year) ?? papers.filter((one) => yearOf(one) === year).length}</small>
        </h2>
      )}
      <ul className={styles.rows}>
        {papers
          .filter((one) => yearOf(one) === year)
          .map((paper) => (
            <li key={paper.id} className={styles.paper}>
              <Paper path={path} paper={paper} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

function Paper({ path, paper: { title, card } }: { readonly path: string; readonly paper: ContentCard }) {
  const { authors, journal, remark, doi, published_on: day } = card;
  return (
    <>
      <h3>{title}</h3>
      <p>
        {String(authors)} <cite>{String(journal)}</cite>, {String(day).slice(0, 4)}
      </p>
      {typeof remark === 'string' && remark !== '' ? <p>{remark}</p> : null}
      <ul className={styles.chips}>
        {typeof doi === 'string' ? (
          <li>
            <a href={`https://doi.org/${doi}`} target="_blank" rel="noopener noreferrer" data-doi>
              <span className="cs-visually-hidden">DOI, in a new tab: </span>
              {doi}
            </a>
          </li>
        ) : null}
        {tagsToTell(card, 3).map(({ id, title: label, card: { tag_type: type, slug } }) => (
          <li key={id}>
            <a href={`${path}?${filterOfTagType(String(type))}=${String(slug)}`} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
