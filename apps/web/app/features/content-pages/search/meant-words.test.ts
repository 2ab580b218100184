import { expect, test } from 'vitest';
import { meantWords } from './meant-words.ts';

const source = (suggested: string | null, total: number) => ({
  suggest: async () => suggested,
  list: async () => ({ total, entries: [] }),
});

test.each([
  ['electroportion', 'electroporation', 3, 'electroporation'],
  ['electroportion', 'electroporation', 0, null],
  ['zzzz', null, 3, null],
])(
  'who finds nothing for “%s”, near which is %j with %i pages, is asked about %j (CT-97)',
  async (words, near, total, asked) => {
    expect(await meantWords(source(near, total), words)).toBe(asked);
  },
);
