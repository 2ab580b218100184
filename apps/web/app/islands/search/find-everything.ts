import { findContent } from './find-content.ts';
import { findGenes } from './find-genes.ts';
import { findOrders } from './find-orders.ts';
import { findPages } from './find-pages.ts';
import { findProjects } from './find-projects.ts';
import type { Finding } from './finding.ts';

const maxPages = 6;

/**
 * All that a text finds, by kind. What answers late comes late: `onFound` is called with all that is there, again with
 * each part, and `isDone` with the last.
 */
export async function findEverything(
  typed: string,
  onFound: (found: readonly Finding[], isDone: boolean) => void,
): Promise<void> {
  const pages = findPages(typed).slice(0, maxPages);
  const parts: (readonly Finding[])[] = [pages, [], [], [], []];
  const searches = [findProjects, findGenes, findOrders, findContent];
  // A page that is found by its name is not shown once more for its words.
  const named = new Set(pages.map(({ href }) => href));
  const content = () => (parts[4] ?? []).filter(({ href }) => !named.has(href));
  let open = searches.length;
  const tell = () =>
    onFound([...(parts[2] ?? []), ...(parts[3] ?? []), ...(parts[1] ?? []), ...pages, ...content()], open === 0);
  tell();
  await Promise.all(
    searches.map(async (search, at) => {
      // One part that cannot be had leaves the others.
      parts[at + 1] = await search(typed).catch(() => []);
      open -= 1;
      tell();
    }),
  );
}
