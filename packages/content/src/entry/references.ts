import type { EntryReference } from '../field/index.ts';
import { isOnSite } from '../link/index.ts';
import { type RichText, walk } from '../rich-text/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';
import { walkFields } from './walk-fields.ts';

/** Where an entry points: to other entries, to media, and by links. */
export interface EntryUses {
  readonly entries: readonly string[];
  readonly media: readonly string[];
  /** Every link, to this site and elsewhere. */
  readonly links: readonly string[];
}

/** All that an entry points at, each once. */
export function usesOf(type: ContentTypeName, values: Readonly<Record<string, unknown>>): EntryUses {
  const entries = new Set<string>();
  const media = new Set<string>();
  const links = new Set<string>();
  for (const { field, value } of walkFields(contentTypeOf(type).fields, values)) {
    if (field.kind === 'reference') entries.add((value as EntryReference).entry);
    else if (field.kind === 'references') for (const { entry } of value as EntryReference[]) entries.add(entry);
    else if (field.kind === 'image' || field.kind === 'file') media.add((value as { media: string }).media);
    else if (field.kind === 'link') links.add(value as string);
    else if (field.kind === 'rich_text') collect(value as RichText, media, links);
  }
  return { entries: [...entries], media: [...media], links: [...links] };
}

function collect(text: RichText, media: Set<string>, links: Set<string>): void {
  for (const { type, attrs, marks } of walk(text.content)) {
    if (type === 'image' && typeof attrs?.['media'] === 'string') media.add(attrs['media']);
    for (const mark of marks ?? []) {
      if (mark.type === 'link' && typeof mark.attrs?.['href'] === 'string') links.add(mark.attrs['href']);
    }
  }
}

/** The links of an entry that lead to this site, without the place on the page. */
export const linksOnSite = (uses: EntryUses): readonly string[] => [
  ...new Set(uses.links.filter(isOnSite).map((href) => href.split('#', 1)[0] ?? '')),
];
