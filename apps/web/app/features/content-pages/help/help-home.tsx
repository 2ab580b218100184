import type { ShownReference } from '@cutsite/content/field';
import { countText } from '@cutsite/domain/text';
import { ButtonLink } from '@cutsite/ui/button';
import { Icon, type IconName } from '@cutsite/ui/icon';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import listing from '../listing/listing.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { SearchForm } from '../search/search-form.tsx';
import styles from './help-home.module.css';

export interface HelpShelf {
  readonly category: ContentCard;
  readonly articles: readonly ContentCard[];
  readonly total: number;
}

/** Signs of the categories, by what their entries choose. */
const signs: Readonly<Record<string, IconName>> = {
  guide: 'split',
  plate: 'plate',
  library: 'table',
  cells: 'cold',
  price: 'document',
  truck: 'box',
  bench: 'tube',
  person: 'account',
};

const signOf = (icon: unknown): IconName => (typeof icon === 'string' ? signs[icon] : undefined) ?? 'document';

interface Person {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  readonly href: string;
  readonly action: string;
}

/** Where a question goes that no article answers. */
const persons: readonly Person[] = [
  { icon: 'mail', title: 'Write to us', about: 'About anything', href: '/contact', action: 'Write' },
  {
    icon: 'box',
    title: 'Where is my order?',
    about: 'Under Orders in your account',
    href: '/account/orders',
    action: 'Look',
  },
  {
    icon: 'edit',
    title: 'Something that is not offered',
    about: 'Another size, species or cell line',
    href: '/requests',
    action: 'Describe it',
  },
];

export interface HelpHomeProps {
  readonly shelves: readonly HelpShelf[];
  readonly total: number;
  /** Articles that were read most within a week; none: nothing was read yet. */
  readonly mostRead: readonly ContentCard[];
  /** Articles that say what they are asked as. */
  readonly oftenAsked: readonly ContentCard[];
}

/** The help: a search, and a shelf for each category (CT-10, CT-29). */
export function HelpHome({ shelves, total, mostRead, oftenAsked }: HelpHomeProps) {
  return (
    <>
      <PageHead title="Find an answer" summary={`${countText(total, 'article')}.`}>
        <SearchForm action="/help" label="A question, or a message you saw" words="" />
        <OftenAsked articles={oftenAsked} />
      </PageHead>
      <div className={`cs-page ${styles.shelves}`}>
        {shelves.map(({ category, articles, total: all }) => (
          <section key={category.id} className={`cs-card ${styles.shelf}`}>
            <h2>
              <span className={styles.sign}>
                <Icon name={signOf(category.card['icon'])} />
              </span>
              {category.url === null ? category.title : <a href={category.url}>{category.title}</a>}
            </h2>
            <ul>
              {articles.map(({ id, title, url }) => (
                <li key={id}>{url === null ? title : <a href={url}>{title}</a>}</li>
              ))}
            </ul>
            {all > articles.length && category.url !== null ? <a href={category.url}>{`All ${all}`}</a> : null}
          </section>
        ))}
      </div>
      <div className={`cs-page ${styles.ends}`} data-alone={mostRead.length === 0 || undefined}>
        <MostRead articles={mostRead} />
        <section className={styles.person} aria-labelledby="ask-a-person">
          <h2 id="ask-a-person">Ask a person</h2>
          <ul className="cs-card">
            {persons.map(({ icon, title, about, href, action }) => (
              <li key={href}>
                <Icon name={icon} />
                <p>
                  <b>{title}</b>
                  <small>{about}</small>
                </p>
                <ButtonLink href={href} aria-label={`${action}: ${title}`}>
                  {action}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {shelves.length === 0 ? (
        <p className={`cs-page ${listing.empty}`}>
          There are no articles yet. <a href="/api/docs">The documentation of the API</a> lists every call.
        </p>
      ) : null}
    </>
  );
}

/** Words that lead to the articles which many need, without a search. */
function OftenAsked({ articles }: { readonly articles: readonly ContentCard[] }) {
  const linked = articles.filter(({ url }) => url !== null);
  if (linked.length === 0) return null;
  return (
    <nav aria-label="Often asked" className={styles.often}>
      <span aria-hidden="true">Often asked:</span>
      <ul>
        {linked.map(({ id, url, card }) => (
          <li key={id}>
            <a href={url ?? ''}>{String(card['asked_as'])}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MostRead({ articles }: { readonly articles: readonly ContentCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="read-most" className={styles.most}>
      <h2 id="read-most">Read most this week</h2>
      <ol>
        {articles.map(({ id, title, url, card }) => {
          const [category] = Array.isArray(card['categories']) ? (card['categories'] as readonly ShownReference[]) : [];
          return (
            <li key={id}>
              {url === null ? title : <a href={url}>{title}</a>}
              {category === undefined ? null : <small>{category.title}</small>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
