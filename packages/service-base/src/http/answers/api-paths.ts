/**
 * Whether a path belongs to the calls of a service, so that an unknown one is answered with JSON. All segments but
 * `api` are shared with pages: a browser that asks there for HTML gets a page.
 *
 * @param segments first segments of the paths of the service's calls.
 * @param accept the Accept header.
 */
export function isApiPath(url: string, segments: readonly string[], accept = ''): boolean {
  const first = url.split(/[/?#]/, 2)[1] ?? '';
  if (!segments.includes(first)) return false;
  return first === 'api' || !accept.includes('text/html');
}
