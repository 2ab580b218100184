import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

test('the page of all projects has a row for every product that has a page of its own for them (PJ-9)', () => {
  const pages = [...textOf('../routes.ts').matchAll(/'routes\/([\w-]+\/projects\.tsx)'/g)].map(([, path = '']) => path);
  expect(pages.length).toBeGreaterThan(4);
  const products = pages.map((path) => /drafts=\{(\w+)\}/.exec(textOf(path))?.[1]);
  const rows = [...textOf('projects.tsx').matchAll(/projectsOfProduct\('[^']+', (\w+),/g)].map(([, drafts]) => drafts);
  expect(new Set(rows)).toEqual(new Set(products));
  expect(rows).toHaveLength(products.length);
});
