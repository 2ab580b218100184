import { readFileSync } from 'node:fs';
import { urlFault } from '@cutsite/content/entry';
import { expect, test } from 'vitest';

/** Named pages that show the entry at their address, and what stands there without one (CT-2, CT-7 to CT-11, CT-28). */
const filledByEntries = new Set(['press', 'contact', 'company', 'customers', 'careers', 'events/thanks']);

const table = readFileSync(new URL('routes.ts', import.meta.url), 'utf8');
const paths = [...table.matchAll(/route\('([^':*.]+)'/g)].map(([, path = '']) => path);

test.each(paths.filter((path) => !filledByEntries.has(path)))(
  'no entry can be published at /%s, where nobody would see it',
  (path) => {
    expect(urlFault('landing', `/${path}`)).not.toBeNull();
  },
);

test.each([...filledByEntries])('/%s shows the entry at its address', (path) => {
  expect(paths).toContain(path);
  expect(urlFault('landing', `/${path}`)).toBeNull();
});
