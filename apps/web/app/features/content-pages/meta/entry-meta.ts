import { plainText, type RichText } from '@cutsite/content/rich-text';
import { contentTypeOf, type ShownEntry } from '@cutsite/content/type';
import { feeds } from '../../../platform/content/feeds.table.ts';
import { structuredData } from './structured-data.ts';

/** A tag of the head, as the router writes it. */
export type MetaTag = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

const text = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');

const richText = (fields: Fields, name: string): string => {
  const value = fields[name] as RichText | string | undefined;
  return typeof value === 'object' && value !== null ? plainText(value.content).trim() : '';
};

/** One or two sentences about an entry: what it says for search engines, its summary, or how its text begins. */
export function descriptionOf({ fields }: Pick<ShownEntry, 'fields'>): string {
  const given = ['seo_description', 'summary', 'about'].map((name) => text(fields, name)).find((one) => one !== '');
  if (given !== undefined) return given;
  const words =
    ['body', 'about'].map((name) => richText(fields, name)).find((one) => one !== '') ?? text(fields, 'role');
  return words.length <= 160 ? words : `${words.slice(0, 160).replace(/\s+\S*$/, '')} …`;
}

/**
 * Title, description, address, and what is shown where the page is shared (Open Graph, schema.org).
 *
 * @param isEarlier a version before the one in force: not for search engines
 */
export function entryMeta(entry: ShownEntry, origin: string, isEarlier = false): readonly MetaTag[] {
  const fields: Fields = entry.fields;
  const title = text(fields, 'seo_title') || entry.title;
  const image = (fields['seo_image'] ?? fields['hero'] ?? fields['picture']) as { readonly src: string } | undefined;
  const isArticle = contentTypeOf(entry.type).date !== undefined;
  return [
    ...pageMeta({ title, description: descriptionOf(entry), path: entry.url ?? '/', origin }),
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    ...(image === undefined ? [] : [{ property: 'og:image', content: origin + image.src }]),
    ...(fields['noindex'] === true || isEarlier ? [{ name: 'robots', content: 'noindex' }] : []),
    ...structuredData(entry, origin).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** The same of a page that is no entry. */
export function pageMeta(page: {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly origin: string;
}): readonly MetaTag[] {
  const { title, description, path, origin } = page;
  const address = origin + path;
  return [
    { title: `${title} · Cutsite` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: 'Cutsite' },
  ];
}

/** How a reader of feeds finds the one of a list; empty where a page has none. */
export const feedMeta = (page: string, origin: string): readonly MetaTag[] =>
  feeds
    .filter((feed) => feed.page === page)
    .map(({ path, title }) => ({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title,
      href: origin + path,
    }));
