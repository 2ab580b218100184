import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllowedLink, isPageUrl, slugOf, slugPattern, urlKey } from './index.ts';

describe('a link in content', () => {
  test.each([
    '/help',
    '/blog/the-pam?x=1#top',
    '/',
    '#names',
    'https://doi.org/10.1126/science.1225829',
    'mailto:a@b.example',
    'https://example.org',
    'https://example.org:8443/a?b=c',
    'HTTPS://EXAMPLE.ORG/',
  ])('may be %s', (href) => expect(isAllowedLink(href)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'blob:https://x.example/1',
    'file:///etc/passwd',
    'http://example.org',
    'ftp://x.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/a\\b',
    '/a b',
    '/a"onclick=',
    '/<b>',
    'https://',
    'https://localhost',
    'https://a@b.example/',
    'https://exa mple.org',
    'https://example.org/a b',
    '',
    'mailto:',
    'mailto:a',
    'mailto:a@b.example?bcc=c@d.example',
    'tel:1',
    '#',
    'help',
    './help',
    '../x',
    '\0/x',
  ])('is never %j', (href) => expect(isAllowedLink(href)).toBe(false));
});

test('the address of a page is small letters, digits and hyphens after slashes', () => {
  for (const url of ['/', '/press', '/blog/the-pam', '/errors/http404.html']) expect(isPageUrl(url)).toBe(true);
  for (const url of ['', '/A', '/a/', '//', '/a--b', '/a_b', '/ä']) expect(isPageUrl(url)).toBe(false);
});

test('a page is looked up in any letter case, with or without a slash at its end (CT-27)', () => {
  for (const url of ['/Blog/The-PAM', '/blog/the-pam/', '/blog/the-pam//?x=1', '/blog/the-pam#top']) {
    expect(urlKey(url)).toBe('/blog/the-pam');
  }
  expect(urlKey('/')).toBe('/');
});

test('a slug is made of any title, or is empty', () => {
  expect(slugOf('Why a T becomes a U, and when (2′-O-Me)')).toBe('why-a-t-becomes-a-u-and-when-2-o-me');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugOf(title);
      return slug === '' || slugPattern.test(slug);
    }),
  );
});
