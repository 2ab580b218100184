import type { EntryReference } from '../field/index.ts';
import { type RichText, walk } from '../rich-text/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';
import { walkFields } from './walk-fields.ts';

/** One place where an entry points at something else. */
export interface Pointer {
  readonly path: readonly (string | number)[];
  readonly kind: 'entry' | 'media' | 'link';
  /** An id, or the address of a link. */
  readonly target: string;
}

/** Every place where an entry points at another entry, at media, or by a link, in the order of the form. */
export function pointersOf(type: ContentTypeName, values: Readonly<Record<string, unknown>>): readonly Pointer[] {
  const pointers: Pointer[] = [];
  for (const { field, value, path } of walkFields(contentTypeOf(type).fields, values)) {
    const add = (kind: Pointer['kind'], target: unknown): void => {
      if (typeof target === 'string') pointers.push({ path, kind, target });
    };
    if (field.kind === 'reference') add('entry', (value as EntryReference).entry);
    else if (field.kind === 'references') for (const { entry } of value as EntryReference[]) add('entry', entry);
    else if (field.kind === 'image' || field.kind === 'file') add('media', (value as { media: unknown }).media);
    else if (field.kind === 'link') add('link', value);
    else if (field.kind === 'rich_text') {
      for (const { type: node, attrs, marks } of walk((value as RichText).content)) {
        if (node === 'image') add('media', attrs?.['media']);
        for (const mark of marks ?? []) if (mark.type === 'link') add('link', mark.attrs?.['href']);
      }
    }
  }
  return pointers;
}
