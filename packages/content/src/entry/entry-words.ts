import { plainText, type RichText } from '../rich-text/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';
import { walkFields } from './walk-fields.ts';

/** The words of an entry by their weight in the search. */
export interface EntryWords {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** Fields that are for machines, or stand elsewhere on the page. */
const unread = new Set(['title', 'summary', 'slug', 'seo_title', 'seo_description', 'href', 'doi']);

/** What the search finds an entry by: everything that a reader reads. */
export function wordsOf(type: ContentTypeName, values: Readonly<Record<string, unknown>>): EntryWords {
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name] : '');
  const body: string[] = [];
  for (const { field, value, path } of walkFields(contentTypeOf(type).fields, values)) {
    if (unread.has(String(path.at(-1)))) continue;
    if (field.kind === 'text') body.push(String(value));
    else if (field.kind === 'texts') body.push((value as string[]).join(' '));
    else if (field.kind === 'rich_text') body.push(plainText((value as RichText).content));
  }
  const summary = [text('summary'), text('seo_description')].filter((words) => words !== '').join(' ');
  return { title: text('title'), summary, body: body.join(' ').replace(/\s+/g, ' ').trim() };
}
