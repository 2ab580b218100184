import { expect, test } from 'vitest';
import { currentPlace, currentWord } from './top-navigation.tsx';

const places = [{ href: '/order/guide-rna' }, { href: '/order/guide-rna/tubes' }];

test.each([
  ['/order/guide-rna', '/order/guide-rna'],
  ['/order/guide-rna/tubes', '/order/guide-rna/tubes'],
  ['/order/guide-rna/tubes/1', '/order/guide-rna/tubes'],
  ['/order/guide-rnax', undefined],
  ['/', undefined],
])('on %s the menu marks %s', (path, href) => {
  expect(currentPlace(places, path)?.href).toBe(href);
});

test.each([
  ['/guides/sequence', 'guide-rna'],
  ['/order/gene-library/projects', 'libraries'],
  ['/cart', undefined],
])('on %s the navigation marks the word %s', (path, id) => {
  const words = [
    { id: 'guide-rna', label: 'Guide RNA', places: ['/order/guide-rna', '/guides'] },
    { id: 'libraries', label: 'Libraries', places: ['/order/gene-library'] },
  ];
  expect(currentWord(words, path)?.id).toBe(id);
});
