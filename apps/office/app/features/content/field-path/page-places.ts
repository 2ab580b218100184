import { walkFields } from '@cutsite/content/entry';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import type { Fields } from '../draft/same-value.ts';
import { type Clicked, type FoundField, oneLine, shownTexts } from './find-field.ts';

/** Blocks of the page of a draft carry their ids (features/content-pages/blocks of the site). */
const marker = 'data-block-id';
/** What is around a click is looked at so far. */
const deepest = 5;

/** What a click in the page of a draft was on. */
export function clickedAt(target: Element): Clicked {
  const texts: string[] = [];
  for (let one: Element | null = target; one !== null && texts.length < deepest; one = one.parentElement) {
    if (one.hasAttribute(marker) || one.matches('body, main')) break;
    texts.push(one.textContent);
  }
  const picture = target.closest('img') ?? target.closest('picture, figure')?.querySelector('img');
  return {
    texts,
    alt: picture?.getAttribute('alt') ?? null,
    blockId: target.closest(`[${marker}]`)?.getAttribute(marker) ?? null,
  };
}

/** What of the page shows a field: the elements that are outlined. None: the page does not show it. */
export function shownAt(
  page: Document,
  type: string,
  fields: Fields,
  { path, words }: FoundField,
  titles: ReadonlyMap<string, string>,
): readonly Element[] {
  const [name, at] = path;
  const blocks = fields['blocks'];
  const id =
    name === 'blocks' && Array.isArray(blocks) ? (blocks[Number(at)] as { id?: string } | undefined)?.id : null;
  const scope = id == null ? page.querySelector('main') : page.querySelector(`[${marker}="${CSS.escape(id)}"]`);
  if (scope === null || !isContentTypeName(type)) return [];
  const key = path.join('.');
  const value = [...walkFields(contentTypeOf(type).fields, fields)].find((one) => one.path.join('.') === key);
  const lines =
    words !== null ? [oneLine(words)] : value === undefined ? [] : shownTexts(value.field, value.value, titles);
  const found = lines.flatMap((line) => (line === '' ? [] : (withText(scope, line) ?? [])));
  if (found.length > 0) return [...new Set(found)];
  return id == null ? [] : [...scope.children];
}

/** The innermost element that says a line. */
function withText(scope: Element, line: string): Element | null {
  let found: Element | null = null;
  for (const one of scope.querySelectorAll('*')) {
    if (one.textContent.length <= line.length * 2 + 200 && oneLine(one.textContent).includes(line)) found = one;
    else if (found !== null && !found.contains(one)) break;
  }
  return found;
}

/**
 * Brings an element into sight within its page alone. The form around the frame stays where it is: it is being clicked
 * on.
 */
export function scrollInPage(page: Document, element: Element): void {
  const view = page.defaultView;
  const { top, bottom } = element.getBoundingClientRect();
  if (view === null || (top >= 0 && bottom <= view.innerHeight)) return;
  view.scrollTo(0, view.scrollY + top - view.innerHeight / 4);
}

/** Outlines elements, and takes the outline from those that had it. */
export function outline(elements: readonly Element[], before: readonly Element[]): void {
  for (const one of before) setOutline(one, '');
  for (const element of elements) setOutline(element, '2px solid var(--cs-action)');
}

function setOutline(element: Element, line: string): void {
  if (!('style' in element)) return;
  const { style } = element as HTMLElement;
  style.outline = line;
  style.outlineOffset = line === '' ? '' : '-2px';
}
