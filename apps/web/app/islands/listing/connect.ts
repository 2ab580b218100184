/** Parts of a list that change with its address: filters, what is found, and what a new search keeps. */
const parts = '[data-part=filters], [data-part=results], [data-part=kept]';

/**
 * Fills a list anew in place when a filter, an order or a page is chosen: the filters of a phone stay open, focus stays
 * where it is, and a sound goes on playing. Whatever goes wrong, the link is followed as any other.
 *
 * @param onFilled brings what was filled in to life
 */
export function connectListing(root: Document, onFilled: (list: ParentNode) => void): void {
  const list = root.querySelector<HTMLElement>('[data-island=listing]');
  if (list === null) return;
  shown = addressNow();
  let asked: AbortController | null = null;
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !isPlainPress(event) || !isOfList(link)) return;
    event.preventDefault();
    asked?.abort();
    asked = new AbortController();
    void show(list, link, asked.signal, onFilled);
  });
  // Places on the page are gone to with the same event.
  addEventListener('popstate', () => {
    if (addressNow() !== shown) location.reload();
  });
}

/** The address whose list is shown. */
let shown = '';
const addressNow = (): string => location.pathname + location.search;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that leads to the same list as it is asked for otherwise. */
const isOfList = ({ href, target }: HTMLAnchorElement): boolean => {
  const { origin, pathname, hash } = new URL(href);
  return origin === location.origin && pathname === location.pathname && hash === '' && target === '';
};

async function show(
  list: HTMLElement,
  link: HTMLAnchorElement,
  signal: AbortSignal,
  onFilled: (list: ParentNode) => void,
): Promise<void> {
  list.setAttribute('aria-busy', 'true');
  // The link itself is replaced.
  const address = link.href;
  try {
    const answer = await fetch(link.href, { signal, headers: { accept: 'text/html' } });
    const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!answer.ok || !isSameBuild(other) || !fill(document, other, link)) throw new Error('it is another page');
    history.pushState(null, '', address);
    shown = addressNow();
    onFilled(list);
    list.querySelector('[data-said]')?.replaceChildren(list.querySelector('[data-count]')?.textContent ?? '');
    list.removeAttribute('aria-busy');
  } catch {
    if (!signal.aborted) location.assign(link.href);
  }
}

/** After the site was built again its styles have other names. */
function isSameBuild(other: Document): boolean {
  const sheets = (one: Document) =>
    [...one.querySelectorAll('link[rel=stylesheet]')].map((sheet) => sheet.getAttribute('href')).join(' ');
  return sheets(other) === sheets(document);
}

/** @returns whether the other page has the same parts */
function fill(root: Document, other: Document, link: HTMLAnchorElement): boolean {
  const [own, theirs] = [root, other].map((one) => [...one.querySelectorAll<HTMLElement>(parts)]);
  if (own === undefined || theirs === undefined || own.length !== theirs.length) return false;
  const isPage = link.closest('nav[aria-label=Pages]') !== null;
  const back = wayBack(link);
  for (const [at, part] of own.entries()) {
    const opened = [...part.querySelectorAll('nav > div > details')].map(
      (one) => one instanceof HTMLDetailsElement && one.open,
    );
    part.replaceChildren(...(theirs[at]?.childNodes ?? []));
    for (const [number, one] of [...part.querySelectorAll('nav > div > details')].entries())
      if (one instanceof HTMLDetailsElement) one.open ||= opened[number] === true;
  }
  if (isPage) root.querySelector('[data-island=listing]')?.scrollIntoView();
  back(root);
  return true;
}

/** Leads focus to the same value of the same filter; from what is gone, to the head of the results. */
function wayBack(link: HTMLAnchorElement): (root: Document) => void {
  const part = link.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? 'results';
  const title = link.closest('div')?.querySelector('h2')?.textContent ?? '';
  const words = link.firstElementChild?.textContent ?? link.textContent;
  return (root) => {
    const place = root.querySelector(`[data-part=${part}]`);
    const same = [...(place?.querySelectorAll('a') ?? [])].find(
      (one) =>
        (one.firstElementChild?.textContent ?? one.textContent) === words &&
        (one.closest('div')?.querySelector('h2')?.textContent ?? '') === title,
    );
    const summary = place?.querySelector<HTMLElement>('details summary');
    (same ?? summary ?? place?.querySelector<HTMLElement>('a, button'))?.focus({ preventScroll: true });
  };
}
