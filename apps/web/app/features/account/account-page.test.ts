import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPath } from '../../platform/between-pages/next-path.ts';
import { pressedAt } from './account-page.tsx';

test.each([
  ['?next=/cart', '/cart'],
  ['?next=/order/guide-rna/tubes%3Fa%3Db%23c', '/order/guide-rna/tubes?a=b#c'],
  ['?next=/order/../cart', '/cart'],
  ['?next=/cart//items', '/cart//items'],
  ['', '/order/guide-rna'],
  ['?next=', '/order/guide-rna'],
  ['?next=cart', '/order/guide-rna'],
  ['?next=https://elsewhere.example/', '/order/guide-rna'],
  ['?next=//elsewhere.example/', '/order/guide-rna'],
  ['?next=/%5Celsewhere.example/', '/order/guide-rna'],
  ['?next=/%09/elsewhere.example/', '/order/guide-rna'],
  ['?next=/.//elsewhere.example/', '/order/guide-rna'],
  ['?next=/..//elsewhere.example/', '/order/guide-rna'],
  ['?next=/./%5Celsewhere.example/', '/order/guide-rna'],
  ['?next=/%252e//elsewhere.example/', '/order/guide-rna'],
  ['?next=/cart/..//elsewhere.example/', '/order/guide-rna'],
  ['?next=javascript:alert(1)', '/order/guide-rna'],
])('after signing in with %s the visitor goes to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});

test.each([
  ['https://store.example/quote?id=7', '/quote?id=7'],
  ['https://store.example/', '/'],
  ['https://store.example/register', '/order/guide-rna'],
  ['https://store.example/forgot-password', '/order/guide-rna'],
  ['https://elsewhere.example/cart', '/order/guide-rna'],
  ['https://store.example//elsewhere.example/', '/order/guide-rna'],
  ['', '/order/guide-rna'],
])('who pressed sign-in on %s comes back to %s', (referrer, path) => {
  expect(pressedAt(referrer, 'https://store.example')).toBe(path);
});

test('no path that can be given leads to another site after signing in (promise X6)', () => {
  const page = 'https://store.example/sign-in';
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%5C',
    '%2F',
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '@',
    ':',
    '?',
    '#',
    ';',
    'elsewhere.example',
    'cart',
    'https:',
    'https://',
    'javascript:',
    'data:',
    'user@',
    '[::1]',
    '127.1',
    '。',
    '／',
  );
  const built = fc.array(fc.oneof({ weight: 5, arbitrary: part }, fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(built, fc.boolean(), (parts, isEncoded) => {
      const next = `/${parts.join('')}`;
      const path = nextPath(isEncoded ? new URLSearchParams({ next }).toString() : `?next=${next}`);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, page).origin).toBe('https://store.example');
    }),
    { numRuns: 20_000 },
  );
});
