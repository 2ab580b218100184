/**
 * Where to go after signing in: the `next` parameter when it is a path of this site, else the start of an order.
 * Anything that a browser could read as another site's address is refused. The answer is the path as a browser writes
 * it, never the text that was given: in `/.//elsewhere.example` the dot is left out when it is read, and what remains
 * is another site's address.
 * @param search of the page, with or without the question mark
 */
export function nextPath(search: string, fallback = '/order/guide-rna'): string {
  const next = new URLSearchParams(search).get('next');
  const base = 'https://site.invalid';
  if (next === null || !next.startsWith('/') || !URL.canParse(next, base)) return fallback;
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
