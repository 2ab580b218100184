import type { Finding } from './finding.ts';
import { type SearchedPage, searchedPages } from './pages.table.ts';

/** How well a page fits words; 0: a word is not found. What the title begins with counts most. */
function fit({ title, note, words }: SearchedPage, asked: readonly string[]): number {
  let sum = 0;
  for (const word of asked) {
    const inTitle = title
      .toLowerCase()
      .split(/\s/)
      .some((one) => one.startsWith(word));
    const elsewhere = `${title} ${note} ${words}`.toLowerCase().includes(word);
    if (!inTitle && !elsewhere) return 0;
    sum += inTitle ? 3 : 1;
  }
  return sum;
}

/** The pages that have every word, those first whose title has them. */
export function findPages(typed: string, pages: readonly SearchedPage[] = searchedPages): readonly Finding[] {
  const asked = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (asked.length === 0) return [];
  return pages
    .map((page) => ({ page, score: fit(page, asked) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ page }) => page);
}
