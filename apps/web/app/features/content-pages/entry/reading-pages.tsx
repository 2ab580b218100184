import { productsOf } from '@cutsite/content/entry';
import type { ShownReference } from '@cutsite/content/field';
import { plainText, type RichText, readingMinutes } from '@cutsite/content/rich-text';
import type { ShownEntryOf } from '@cutsite/content/type';
import { countText } from '@cutsite/domain/text';
import { ButtonLink } from '@cutsite/ui/button';
import { useContext } from 'react';
import { SiteFormView } from '../forms/site-form.tsx';
import { FoundHelpful, foundHelpfulText } from '../help/found-helpful.ts';
import { InYourOrders } from '../help/in-your-orders.tsx';
import { dayText } from '../parts/day-text.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PictureFigure } from '../rich-text/picture-figure.tsx';
import styles from './entry.module.css';
import { Listed } from './listed.tsx';
import { ReadingBody } from './reading-body.tsx';
import { Steps } from './steps.tsx';

function lengthOf({ content }: RichText): string {
  const minutes = readingMinutes(plainText(content));
  return countText(minutes, 'minute');
}

/** Of a name, the first letters of its first and its last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

/** An article of the blog. */
export function BlogPostPage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'blog_post'> }) {
  const { author, category, hero } = fields;
  const known = [dayText(fields.date_updated), lengthOf(fields.body)];
  const products = productsOf(fields);
  const ofCategory = category && { label: category.title, href: `/blog/category/${String(category.card['slug'])}` };
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        crumbs={[{ label: 'Blog', href: '/blog' }, ...(ofCategory ? [ofCategory] : [])]}
        facts={author ? [] : known}
      >
        {author ? (
          <p className={styles.by}>
            <span aria-hidden="true">{initialsOf(author.title)}</span>
            <span>
              {author.url === null ? <b>{author.title}</b> : <a href={author.url}>{author.title}</a>}
              {typeof author.card['role'] === 'string' ? <span>{author.card['role']}</span> : null}
              <small>{known.join(', ')}</small>
            </span>
          </p>
        ) : null}
      </PageHead>
      <ReadingBody
        text={fields.body}
        related={fields.related}
        relatedTitle="Used in this article"
        tags={fields.tags}
        products={products}
        before={hero ? <PictureFigure className={styles.hero} image={hero} isFirst /> : null}
      >
        <TryIt product={products[0]} />
      </ReadingBody>
      <Listed name="recent" title="Recent articles" />
    </article>
  );
}

/** The way from an article to the product that it speaks of: to the field for a list on its page. */
function TryIt({ product }: { readonly product: ShownReference | undefined }) {
  if (product?.url == null) return null;
  return (
    <aside className={`cs-card ${styles.call}`} aria-label="Try it">
      <div>
        <h2>Try it with your list</h2>
        <p>{product.title}: nothing is sent until you say so.</p>
      </div>
      <ButtonLink href={`${product.url}#start-with-a-list`} variant="primary" trailingIcon="go">
        Start with a list
      </ButtonLink>
    </aside>
  );
}

/** One question with its answer. */
export function HelpArticlePage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'help_article'> }) {
  const crumbs = (fields.categories ?? [])
    .slice(0, 1)
    .map(({ title: label, url }) => ({ label, href: url ?? '/help' }));
  const { checked_on: checkedOn, product } = fields;
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        crumbs={[{ label: 'Help', href: '/help' }, ...crumbs]}
        facts={[checkedOn && `Checked ${dayText(checkedOn)}`, lengthOf(fields.body), product && `For ${product.title}`]}
      />
      <ReadingBody
        text={fields.body}
        related={fields.related}
        tags={fields.tags}
        products={productsOf(fields)}
        before={<HelpBefore fields={fields} />}
        beside={<InYourOrders product={fields.product} />}
      >
        <Helpful />
      </ReadingBody>
    </article>
  );
}

/** Asks whether the article helped, and says what others answered. */
function Helpful() {
  const found = foundHelpfulText(useContext(FoundHelpful));
  return (
    <div className={styles.helpful}>
      {found === null ? null : <p>{found}</p>}
      <SiteFormView name="helpful" />
      <p>
        Or <a href="/contact">ask a person</a>.
      </p>
    </div>
  );
}

function HelpBefore({ fields }: { readonly fields: ShownEntryOf<'help_article'>['fields'] }) {
  return (
    <>
      {fields.outdated ? <p className={styles.notice}>{fields.outdated}</p> : null}
      <Steps steps={fields.steps} />
    </>
  );
}

/** News of ours. */
export function PressReleasePage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'press_release_page'> }) {
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        crumbs={[{ label: 'Press', href: '/press' }]}
        facts={[dayText(fields.released_on), fields.place]}
      />
      <ReadingBody text={fields.body} tags={fields.tags}>
        {fields.contact ? <p>{fields.contact}</p> : null}
      </ReadingBody>
    </article>
  );
}

/** A protocol, note, talk or poster, with its file. */
export function ResourcePage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'resource'> }) {
  const { hero, file } = fields;
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        crumbs={[{ label: 'Resources', href: '/resources' }]}
        facts={[dayText(fields.published_on), fields.extent]}
      />
      <ReadingBody
        text={fields.body}
        tags={fields.tags}
        before={hero ? <PictureFigure className={styles.hero} image={hero} isFirst /> : null}
      >
        {file ? (
          <p>
            <a href={file.href} download={file.name}>
              Download {file.name}
            </a>
          </p>
        ) : null}
      </ReadingBody>
    </article>
  );
}
