import { expect, test } from 'vitest';
import { pageKey, splitUrl } from './page-key.ts';

test.each([
  ['/cart', '', [], '/cart'],
  ['/cart', 'utm_source=mail&token=secret', [], '/cart'],
  ['/order/guide-rna', 'format=tubes&utm_source=mail', ['format'], '/order/guide-rna?format=tubes'],
  ['/blog', 'tag=b&category=a&tag=c', ['tag', 'category'], '/blog?category=a&tag=b'],
  ['/blog', `tag=${'x'.repeat(101)}`, ['tag'], '/blog'],
])('the key of %s?%s with %j allowed is %s', (path, search, allowed, key) => {
  expect(pageKey(path, search, allowed)).toBe(key);
});

test('a URL is split at its first question mark', () => {
  expect(splitUrl('/a?b=c?d')).toEqual({ path: '/a', search: 'b=c?d' });
  expect(splitUrl('/a')).toEqual({ path: '/a', search: '' });
});
