/**
 * The cache key of a requested URL: its path and those search parameters that the page names as its own, sorted, each
 * once. Everything else (campaign marks, tokens, where to go after sign-in) does not reach the server's HTML, so it
 * can't fill the cache or end up in it.
 */
export function pageKey(path: string, search: string, allowed: readonly string[]): string {
  if (search === '' || allowed.length === 0) return path;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...allowed].sort()) {
    const value = given.get(name);
    if (value !== null && value.length <= 100) kept.set(name, value);
  }
  const query = kept.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Splits a request target at its question mark. The search keeps no question mark. */
export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark + 1) };
}
