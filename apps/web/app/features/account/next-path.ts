/**
 * Where to go after signing in: the `next` parameter when it is a path of this site, else the start of an order. Anything that a browser
 * could read as another site's address is refused.
 * @param search of the page, with or without the question mark
 */
export function nextPath(search: string, fallback = '/order/guide-rna'): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/')) return fallback;
  const base = 'https://site.invalid';
  try {
    const url = new URL(next, base);
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
