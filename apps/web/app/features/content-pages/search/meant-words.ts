import { type ContentTypeName, contentTypeNames } from '@cutsite/content/type';
import type { ContentSource } from '../../../platform/content/content-source.ts';

/** What may be meant by words that find nothing, where that finds something; null: nothing is near (CT-97). */
export async function meantWords(
  content: Pick<ContentSource, 'suggest' | 'list'>,
  words: string,
  types: readonly ContentTypeName[] = contentTypeNames,
): Promise<string | null> {
  const suggested = await content.suggest(words);
  if (suggested === null) return null;
  const { total } = await content.list({ types, facets: [], words: suggested, order: 'newest', skip: 0, limit: 1 });
  return total > 0 ? suggested : null;
}
