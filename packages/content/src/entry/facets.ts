import type { ShownReference } from '../field/index.ts';
import { type ContentTypeName, contentTypeOf, filterOfTagType } from '../type/index.ts';

/** What lists can be filtered by (CT-31): the types of tags, and fields of the types. */
export const filterNames = [
  'year',
  'product',
  'product_family',
  'location',
  'type',
  'category',
  'blog_category',
  'application',
  'research_area',
  'paper_type',
  'editing_method',
  'model_organism',
  'resource',
  'guide',
  'author',
] as const;

export type FilterName = (typeof filterNames)[number];

/** The value of a filter for an entry that is referred to: its slug, or the last part of its address. */
export function slugOfReference({ card, url }: ShownReference): string {
  if (typeof card['slug'] === 'string') return card['slug'];
  return url?.split('/').at(-1) ?? '';
}

/** `name:value`, as the database keeps the facets of an entry. */
export const facet = (name: string, value: string): string => `${name}:${value}`;

/** Every facet of an entry whose references are resolved. */
export function facetsOf(type: ContentTypeName, shown: Readonly<Record<string, unknown>>): string[] {
  const { date, filters = {} } = contentTypeOf(type);
  const facets = new Set<string>();
  const day = date === undefined ? undefined : shown[date];
  if (typeof day === 'string') facets.add(facet('year', day.slice(0, 4)));
  for (const tag of asReferences(shown['tags'])) {
    facets.add(facet(filterOfTagType(String(tag.card['tag_type'])), slugOfReference(tag)));
  }
  for (const [name, field] of Object.entries(filters)) {
    const value = shown[field];
    if (typeof value === 'string') facets.add(facet(name, value));
    else for (const reference of asReferences(value)) facets.add(facet(name, slugOfReference(reference)));
  }
  return [...facets];
}

function asReferences(value: unknown): readonly ShownReference[] {
  if (Array.isArray(value)) return value as ShownReference[];
  return typeof value === 'object' && value !== null ? [value as ShownReference] : [];
}
