import { expect, test } from 'vitest';
import { currentLink } from './top-navigation.tsx';

const links = [
  { href: '/order/guide-rna', label: 'Plates' },
  { href: '/order/guide-rna/tubes', label: 'Tubes' },
];

test.each([
  ['/order/guide-rna', 'Plates'],
  ['/order/guide-rna/tubes', 'Tubes'],
  ['/order/guide-rna/tubes/1', 'Tubes'],
  ['/order/guide-rnax', undefined],
  ['/', undefined],
])('on %s the navigation marks %s', (path, label) => {
  expect(currentLink(links, path)?.label).toBe(label);
});
