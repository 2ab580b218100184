import { describe, expect, test } from 'vitest';
import { askedSearch } from './asked-search.ts';

describe('a search is read from its address (CT-97)', () => {
  test.each([
    ['q=cas9', 'cas9', 1, 0],
    ['q=+cas9+&page=2', 'cas9', 2, 24],
    ['q=cas9&page=0', 'cas9', 1, 0],
    ['q=cas9&page=-1', 'cas9', 1, 0],
    ['q=cas9&page=12345', 'cas9', 1, 0],
    ['q=cas9&page=two', 'cas9', 1, 0],
    ['', '', 1, 0],
  ])('?%s', (query, words, page, skip) => {
    expect(askedSearch(new URLSearchParams(query))).toEqual({ words, page, skip, limit: 24 });
  });
});
