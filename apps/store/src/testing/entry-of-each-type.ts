import { readFileSync } from 'node:fs';
import type { ContentFile } from '@cutsite/content-service/transfer';

export type Entry = ContentFile['entries'][number];

/** Where an entry of each type with pages stands in this test; types that are left out have none. */
export const addresses = {
  blog_post: '/blog/sample',
  author: '/authors/sample',
  help_article: '/help/sample',
  help_category: '/help/category/sample',
  press_release_page: '/press/sample',
  podcast_episode: '/podcast/sample',
  event: '/events/sample',
  resource: '/resources/sample',
  guide_chapter: '/learn/sample-one',
  legal: '/legal/sample',
  pricing: '/pricing/sample',
  cost_calculator: '/calculators/sample',
  product: '/product/sample',
  enhanced_product: '/product/enhanced',
  product_family: '/product-families/sample',
  application_detail: '/applications/sample',
  workflow: '/workflows/sample',
  case_study: '/stories/sample',
  offer: '/offers/sample',
  experience: '/experiences/sample',
  collection: '/collections/sample',
  landing: '/sample',
  hub: '/hubs/sample',
  platform: '/platform/sample',
  guide_home: '/learn/sample',
  press_landing: '/press',
  contact_landing: '/contact',
  thank_you: '/thanks/sample',
  survey: '/surveys/sample',
  company: '/company',
  customers: '/customers',
} as const satisfies Partial<Record<Entry['type'], string>>;

const fixture = new URL('../../../../packages/content/src/entry/fixtures/version-1.json', import.meta.url);
export const fieldsByType = JSON.parse(readFileSync(fixture, 'utf8')) as Record<string, Entry['fields']>;

export const idOf = (number: number): string => `00000000-0000-8000-a000-${String(number).padStart(12, '0')}`;
export const category = { id: idOf(900), type: 'blog_category' as const, type_version: 1, url: null, published: true };
export const tag = { ...category, id: idOf(901), type: 'tag' as const };

/** An entry of each type that has pages; the post is filed under a category and a tag. */
export function entries(): Entry[] {
  const pages = Object.entries(addresses).map(([type, url], at): Entry => {
    const filed = type === 'blog_post' ? { category: { entry: category.id }, tags: [{ entry: tag.id }] } : {};
    const fields = { ...fieldsByType[type], ...filed, noindex: false };
    return { id: idOf(at + 1), type: type as Entry['type'], type_version: 1, url, published: true, fields };
  });
  return [
    { ...category, fields: { title: 'Protocols', slug: 'protocols' } },
    { ...tag, fields: { title: 'Immunology', tag_type: 'research-area', slug: 'immunology' } },
    ...pages,
  ];
}
