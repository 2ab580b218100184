import type { PageEntry } from './page-entry.ts';

/**
 * Keeps finished pages by key, the least recently used leaves first. Holds no personal data: keys and pages are the
 * same for everybody.
 */
export interface PageCache {
  get(key: string): PageEntry | undefined;
  /** Returns the cached page or makes it; visitors who come while it is being made wait for the same one. */
  getOrMake(key: string, make: () => Promise<PageEntry>): Promise<PageEntry>;
  /** Forgets one page in all its variants by its path, or everything. Pages being made at that moment are not kept. */
  purge(path?: string): void;
  readonly size: number;
}

/** @param limit how many pages are kept; each costs its HTML about 1.5 times */
export function createPageCache(limit: number): PageCache {
  const pages = new Map<string, PageEntry>();
  const inTheMaking = new Map<string, Promise<PageEntry>>();
  let generation = 0;

  function keep(key: string, page: PageEntry): void {
    if (!page.mayBeKept) return;
    pages.delete(key);
    pages.set(key, page);
    if (pages.size > limit) pages.delete(pages.keys().next().value as string);
  }

  return {
    get(key) {
      return pages.get(key);
    },
    async getOrMake(key, make) {
      const kept = pages.get(key);
      if (kept !== undefined) {
        keep(key, kept);
        return kept;
      }
      const waiting = inTheMaking.get(key);
      if (waiting !== undefined) return waiting;
      const startedIn = generation;
      const making = make().then((page) => {
        if (startedIn === generation) keep(key, page);
        return page;
      });
      inTheMaking.set(key, making);
      try {
        return await making;
      } finally {
        if (inTheMaking.get(key) === making) inTheMaking.delete(key);
      }
    },
    purge(path) {
      generation += 1;
      inTheMaking.clear();
      if (path === undefined) pages.clear();
      else for (const key of pages.keys()) if (key === path || key.startsWith(`${path}?`)) pages.delete(key);
    },
    get size() {
      return pages.size;
    },
  };
}
