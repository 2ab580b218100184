import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BulkResults } from './bulk-results.tsx';

const titles = new Map([
  ['a', 'The PAM'],
  ['b', 'Pool or clone'],
]);
const shown = (...results: { id: string; ok: boolean; detail: string }[]) =>
  renderToStaticMarkup(createElement(BulkResults, { results, titles }));
const ok = { id: 'a', ok: true, detail: '' };

test('each entry that was refused is named by its title, with why and the way to it (CT-52, wish 9)', () => {
  const html = shown(ok, { id: 'b', ok: false, detail: 'Summary is missing.' });
  expect(html).toContain('1 done, 1 refused and as it was.');
  expect(html).toContain('<a href="/office/content/b">Pool or clone</a>: Summary is missing.');
  expect(html).not.toContain('The PAM');
});

test('where all are done there is nothing to list, and before anything was done nothing is said (wish 9)', () => {
  expect(shown(ok, { ...ok, id: 'b' })).toMatch(/2 done\./);
  expect(shown(ok)).not.toContain('<ul');
  expect(shown()).toBe('');
});
