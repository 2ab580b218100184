import { expect, test } from 'vitest';
import { csrfToken } from './call.ts';

test.each([
  ['csrftoken=abc', 'abc'],
  ['a=1; csrftoken=abc-_9; b=2', 'abc-_9'],
  ['xcsrftoken=abc', null],
  ['', null],
])('the CSRF token in the cookies "%s" is %s', (cookies, token) => {
  expect(csrfToken(cookies)).toBe(token);
});
