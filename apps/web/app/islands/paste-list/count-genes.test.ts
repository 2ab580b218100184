import { expect, test } from 'vitest';
import { namesText } from './count-genes.ts';

const none = { names: 0, known: 0, bySynonym: 0, repaired: 0, toAsk: 0, notFound: 0 };

test('a list that is pasted on a product page is told in one line, without what there is none of (CT-75)', () => {
  expect(namesText({ ...none, names: 9, known: 6, bySynonym: 2, toAsk: 1 }, null)).toBe(
    '9 genes: 6 known, 2 by synonym, 1 to ask',
  );
  expect(namesText({ ...none, names: 1, notFound: 1 }, null)).toBe('1 gene: 1 not found');
  expect(namesText({ ...none, names: 3, known: 2, repaired: 1 }, 'mouse')).toBe('3 mouse genes: 2 known, 1 put right');
});
