import { outlineOf, type RichText } from '../rich-text/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';
import { walkFields } from './walk-fields.ts';

/** Places that the pages of a type have besides their headings. */
const ownPlaces: Partial<Readonly<Record<ContentTypeName, readonly string[]>>> = { event: ['register'] };

/** The places of an entry's page that links can lead to: its headings, and those of its type. */
export function anchorsOf(type: ContentTypeName, values: Readonly<Record<string, unknown>>): readonly string[] {
  const headings = [...walkFields(contentTypeOf(type).fields, values)].flatMap(({ field, value }) =>
    field.kind === 'rich_text' ? outlineOf(value as RichText).map(({ id }) => id) : [],
  );
  return [...new Set([...headings, ...(ownPlaces[type] ?? [])])];
}
