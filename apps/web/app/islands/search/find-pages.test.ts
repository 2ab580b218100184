import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPages } from './find-pages.ts';
import { searchedPages } from './pages.table.ts';

const titles = (typed: string) => findPages(typed).map(({ title }) => title);

describe('The search finds pages, products and help', () => {
  test('by the beginnings of their words, those first whose title has them', () => {
    expect(titles('knockout')[0]).toMatch(/knockout/i);
    expect(titles('guide tub')).toEqual(['Guide RNA tubes']);
    expect(titles('invoice')).toEqual(['Orders', 'Documents']);
    expect(titles('384')).toEqual(['Gene libraries']);
  });

  test.each(['SpCas9 nuclease', 'add-on', 'custom request', 'HEK293', 'Jurkat', 'iPSC', 'knock-in', 'nickase'])(
    'by what the store has or makes on request: %s',
    (typed) => expect(titles(typed)).not.toEqual([]),
  );

  test('only where every word is found', () => {
    expect(titles('cart zebrafish')).toEqual([]);
    expect(titles('  ')).toEqual([]);
  });

  test('each at an address that the site has, and each article of the help at that of its entry', () => {
    const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8');
    const starter = new URL('../../../../content-service/src/starter/help/', import.meta.url);
    const entries = readdirSync(starter).map((file) => readFileSync(new URL(file, starter), 'utf8'));
    const isThere = (href: string): boolean => {
      const [, article] = /^\/help\/(.+)$/.exec(href) ?? [];
      if (article === undefined) return routes.includes(`'${href.slice(1)}'`);
      return entries.some((text) => text.includes(`anEntry('help_article', '${article}'`));
    };
    expect(searchedPages.filter(({ href }) => !isThere(href))).toEqual([]);
  });
});
