import type { ChromeLink } from '../modes.ts';

/** The link whose path is the longest beginning of the current one. */
export function currentLink(links: readonly ChromeLink[], currentPath: string): ChromeLink | undefined {
  return links
    .filter(({ href }) => currentPath === href || currentPath.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)
    .at(0);
}
