/** Letters, digits and hyphens, joined by single hyphens: `guide-rna-plates`. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The address of an entry's page: `/`, or slugs after slashes. Small letters alone, so that each page has one. */
const urlPattern = /^\/(?:[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)*)?$/;

/** PostgreSQL and the cache of pages keep it as a key. */
const maxUrlLength = 300;

const onSite = /^\/(?![/\\])[^\s\\<>"]*$/;
const anchor = /^#[^\s\\<>"]+$/;
const elsewhere =
  /^https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/i;
const mail = /^mailto:[^\s@<>"\\?]+@[^\s@<>"\\?]+\.[^\s@<>"\\?]+$/i;

/** Whether content may link there: a path of this site, a place on the page, `https:` and `mailto:`. Nothing else. */
export function isAllowedLink(href: string): boolean {
  if (href.length > 2_000) return false;
  return [onSite, anchor, elsewhere, mail].some((pattern) => pattern.test(href));
}

/** Whether it leads to a page of this site. */
export const isOnSite = (href: string): boolean => onSite.test(href);

/** Whether an entry may stand at this address. */
export const isPageUrl = (url: string): boolean => url.length <= maxUrlLength && urlPattern.test(url);

/**
 * The address under which the page of a request is looked up: letters folded, without slashes at the end, query or
 * place on the page (CT-27).
 */
export function urlKey(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed.toLowerCase();
}

/** A slug made from a title: `The T that should be U` is `the-t-that-should-be-u`. Empty when nothing is left of it. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, 80).replace(/-+$/, '');
}
