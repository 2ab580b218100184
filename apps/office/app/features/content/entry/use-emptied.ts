import { type EmptiedField, emptiedFields } from '@cutsite/content/entry';
import { isContentTypeName } from '@cutsite/content/type';
import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../content-queries.ts';
import type { AutosaveState } from '../draft/draft-autosave.ts';

/**
 * Texts and blocks that visitors see and that the draft has emptied: publishing asks before (wish 5).
 *
 * @returns null while what is on the site is read
 */
export function useEmptied({ entry, draft }: AutosaveState): readonly EmptiedField[] | null {
  const published = entry.published_version;
  const { data, isError } = useQuery({
    ...contentQueries.version(entry.id, published ?? 0),
    enabled: published !== null,
  });
  // A version that cannot be read keeps nobody from publishing; the store checks the draft itself.
  if (published === null || isError || !isContentTypeName(entry.type)) return [];
  return data === undefined ? null : emptiedFields(entry.type, data.fields, draft.fields);
}
