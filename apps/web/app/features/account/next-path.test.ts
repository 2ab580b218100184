import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  ['?next=/cart', '/cart'],
  ['?next=/order/guide-rna/tubes%3Fa%3Db%23c', '/order/guide-rna/tubes?a=b#c'],
  ['', '/order/guide-rna'],
  ['?next=', '/order/guide-rna'],
  ['?next=cart', '/order/guide-rna'],
  ['?next=https://elsewhere.example/', '/order/guide-rna'],
  ['?next=//elsewhere.example/', '/order/guide-rna'],
  ['?next=/%5Celsewhere.example/', '/order/guide-rna'],
  ['?next=/%09/elsewhere.example/', '/order/guide-rna'],
  ['?next=javascript:alert(1)', '/order/guide-rna'],
])('after signing in with %s the visitor goes to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});
