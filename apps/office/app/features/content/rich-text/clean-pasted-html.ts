import { isAllowedLink } from '@cutsite/content/link';

/** What is no text of the page, whatever it comes from. */
const unread =
  'style, script, meta, link, title, xml, iframe, object, embed, svg, math, form, input, button, select, template';

const styleOf = (element: Element): string =>
  (element.getAttribute('style') ?? '').toLowerCase().replaceAll(/\s+/g, '');

/**
 * HTML that was copied from Word, Docs or a page as the editor reads it: headings, bold, links, lists in lists and
 * tables stay; the look of the other program goes. A picture, which lies elsewhere, is named as missing (wish 11).
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll('[style*="mso-list" i]')) {
    if (styleOf(element).includes('mso-list:ignore')) markList(element);
  }
  const pictures = [...body.querySelectorAll('img')];
  for (const picture of pictures) picture.replaceWith(missing(picture));
  for (const element of body.querySelectorAll('span, b, i, u, font, p')) nameLook(element);
  shiftHeadings(body);
  for (const link of body.querySelectorAll('a')) mendLink(link);
  for (const parent of [body, ...body.querySelectorAll('div, td, th')]) nestLists(parent);
  return body.innerHTML;
}

/** Word writes the sign of a list item as text: it says whether the list has numbers, and goes. */
function markList(sign: Element): void {
  const item = sign.closest('p, h1, h2, h3, h4, h5, h6');
  const isNumbered = /^[\s(]*(?:\d+|[a-z]{1,4})[.)]/i.test(sign.textContent);
  item?.setAttribute('data-list', isNumbered ? 'ol' : 'ul');
  sign.remove();
}

function missing(picture: HTMLImageElement): HTMLElement {
  const file = /[^/\\?#]+\.[a-z]{3,4}(?=$|[?#])/i.exec(picture.getAttribute('src') ?? '')?.[0];
  const words = picture.alt.trim() || file || 'without words';
  const name = picture.ownerDocument.createElement('strong');
  name.textContent = `[Picture missing: ${words}. Add it from the media.]`;
  return name;
}

/** Elements that say by their style what another element says by its name. */
function nameLook(element: Element): void {
  const style = styleOf(element);
  const names = [
    ...(/font-weight:(?:bold|[6-9]00)/.test(style) ? ['strong'] : []),
    ...(style.includes('font-style:italic') ? ['em'] : []),
    ...(style.includes('text-decoration:line-through') ? ['s'] : []),
    ...(style.includes('vertical-align:sub') ? ['sub'] : []),
    ...(style.includes('vertical-align:super') ? ['sup'] : []),
  ];
  // Docs wraps everything into a bold element that is not bold.
  const isPlain = /font-weight:(?:normal|400)/.test(style) && element.localName === 'b';
  if (isPlain) element.replaceWith(...element.childNodes);
  else if (names.length > 0 && element.localName === 'span') {
    const [outer, inner] = wrapped(names, element.ownerDocument);
    inner.append(...element.childNodes);
    element.replaceWith(outer);
  }
}

function wrapped(names: readonly string[], page: Document): [outer: Element, inner: Element] {
  const [first = 'span', ...others] = names;
  const outer = page.createElement(first);
  let inner: Element = outer;
  for (const name of others) {
    const next = page.createElement(name);
    inner.append(next);
    inner = next;
  }
  return [outer, inner];
}

/** The head of the page is its title: headings of a text begin at the second level and end at the fourth. */
function shiftHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  const shift = body.querySelector('h1') === null ? 0 : 1;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (heading.hasAttribute('data-list')) continue;
    rename(heading, `h${Math.min(Number(heading.localName.slice(1)) + shift, 4)}`);
  }
}

function rename(element: Element, name: string): void {
  if (element.localName === name) return;
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Links by the search engine's door and without encryption lead where they meant to. */
function mendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = URL.canParse(href) ? new URL(href) : null;
  const behind =
    target?.hostname === 'www.google.com' && target.pathname === '/url' ? target.searchParams.get('q') : null;
  const mended = (behind ?? href).replace(/^http:\/\//i, 'https://');
  if (isAllowedLink(mended)) link.setAttribute('href', mended);
  else link.replaceWith(...link.childNodes);
}

/** Paragraphs that Word says are items of a list, as lists in lists. */
function nestLists(parent: Element): void {
  let open: Element[] = [];
  for (const item of parent.querySelectorAll(':scope > [data-list]')) {
    const kind = item.getAttribute('data-list') === 'ol' ? 'ol' : 'ul';
    const level = Number(/level(\d)/.exec(styleOf(item))?.[1] ?? 1);
    const before = item.previousElementSibling;
    if (before === null || before !== open[0]) open = [];
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== kind) open = open.slice(0, -1);
    while (open.length < level) {
      const list = parent.ownerDocument.createElement(kind);
      const above = open.at(-1);
      if (above === undefined) item.before(list);
      else (above.lastElementChild ?? above.appendChild(parent.ownerDocument.createElement('li'))).append(list);
      open.push(list);
    }
    const line = parent.ownerDocument.createElement('li');
    line.append(...item.childNodes);
    open.at(-1)?.append(line);
    item.remove();
  }
}
