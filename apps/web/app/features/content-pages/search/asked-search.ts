/** Texts on a page of results. */
export const hitsOnPage = 24;

export interface AskedSearch {
  /** Empty: nothing is looked for yet. */
  readonly words: string;
  /** From 1. */
  readonly page: number;
  /** Where the page begins, and how many it has. */
  readonly skip: number;
  readonly limit: number;
}

/** What the address of a search asks for, `?q=…&page=2`; what is no page is the first. */
export function askedSearch(parameters: URLSearchParams): AskedSearch {
  const words = (parameters.get('q') ?? '').trim();
  const asked = /^[1-9]\d{0,3}$/.exec(parameters.get('page') ?? '')?.[0];
  const page = asked === undefined ? 1 : Number(asked);
  return { words, page, skip: (page - 1) * hitsOnPage, limit: hitsOnPage };
}
