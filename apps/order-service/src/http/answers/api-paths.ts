const firstSegments: ReadonlySet<string> = new Set(['api', 'account', 'products', 'order']);

/**
 * Whether a path belongs to the calls of the order service, so that an unknown one is answered with JSON. `/order` and
 * `/account` are shared with pages: a browser that asks there for HTML gets a page.
 *
 * @param accept the Accept header.
 */
export function isApiPath(url: string, accept = ''): boolean {
  const first = url.split(/[/?#]/, 2)[1] ?? '';
  if (!firstSegments.has(first)) return false;
  return first === 'api' || !accept.includes('text/html');
}
