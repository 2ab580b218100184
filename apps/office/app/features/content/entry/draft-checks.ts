import { type EntryFault, fieldFaults, urlFault, walkFields } from '@cutsite/content/entry';
import type { EntryReference, ImageReference } from '@cutsite/content/field';
import { type RichText, walk } from '@cutsite/content/rich-text';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import type { PointedAtWire } from '@cutsite/contracts/content';
import type { Draft } from '../draft/merge-drafts.ts';

/** What keeps a draft from being published, by the rules that publishing itself has. */
export function readyFaults(type: string, draft: Draft): readonly EntryFault[] {
  if (!isContentTypeName(type)) return [];
  const url = urlFault(type, draft.url);
  return [...(url === null ? [] : [url]), ...fieldFaults(type, draft.fields, 'ready')];
}

const offSite: ReadonlySet<string> = new Set(['draft', 'taken_off', 'trash']);

const hasWords = (alt: unknown): boolean => typeof alt === 'string' && alt.trim() !== '';

/**
 * What does not keep a draft from being published, and is worth a look before: pictures without words, which then count
 * as decoration, and entries that no visitor sees yet, which the page leaves out.
 */
export function draftWarnings(
  type: string,
  draft: Draft,
  pointsAt: readonly Pick<PointedAtWire, 'id' | 'title' | 'state'>[],
): readonly EntryFault[] {
  if (!isContentTypeName(type)) return [];
  const missing = new Map(pointsAt.filter(({ state }) => offSite.has(state)).map(({ id, title }) => [id, title]));
  const warnings: EntryFault[] = [];
  const warn = (path: EntryFault['path'], message: string) => warnings.push({ path, message });
  const lookAt = ({ entry }: EntryReference, path: EntryFault['path']): void => {
    const title = missing.get(entry);
    if (title !== undefined) warn(path, `${title} is not on the site: the page leaves it out until it is.`);
  };
  for (const { field, value, path } of walkFields(contentTypeOf(type).fields, draft.fields)) {
    if (field.kind === 'reference') lookAt(value as EntryReference, path);
    else if (field.kind === 'references') for (const one of value as EntryReference[]) lookAt(one, path);
    else if (field.kind === 'image' && !hasWords((value as ImageReference).alt))
      warn(path, `${field.label} has no words: it counts as decoration.`);
    else if (field.kind === 'rich_text') {
      const wordless = [...walk((value as RichText).content)].filter(
        ({ type: name, attrs }) => name === 'image' && !hasWords(attrs?.['alt']),
      ).length;
      if (wordless > 0)
        warn(path, `${field.label}: ${wordless === 1 ? 'a picture has' : `${wordless} pictures have`} no words.`);
    }
  }
  return warnings;
}
