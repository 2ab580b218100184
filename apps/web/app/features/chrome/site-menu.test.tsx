import { DrawOnce, type FixedPart } from '@cutsite/ui/chrome';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { navigationTexts } from './menu/navigation-texts.ts';
import { footerGroups } from './menu/site-links.ts';
import { menuGroups, menuPanel, menuSheet } from './menu/site-menu.tsx';
import { SiteNavigation } from './site-navigation.tsx';

describe('the menu of the navigation (WB-10)', () => {
  test('every product that is sold stands in it once, with its drawing and a line on what it is', () => {
    const places = menuGroups('/').flatMap((group) => group.places);
    const screens = footerGroups.flatMap(({ links }) => links).filter(({ href }) => href.startsWith('/order/'));
    expect(screens.length).toBe(8);
    for (const { href: screen } of screens) {
      const found = places.filter(({ href }) => href === screen);
      expect(found).toEqual([
        expect.objectContaining({ note: expect.any(String) as string, drawing: expect.any(Array) as unknown[] }),
      ]);
    }
  });

  test('each word of the bar has places, and each place one address', () => {
    const groups = menuGroups('/');
    const withPlaces = groups.filter(({ places }) => places.length > 1).map(({ word }) => word);
    expect(withPlaces).toEqual(expect.arrayContaining(navigationTexts.map(({ id }) => id)));
    const addresses = groups.flatMap(({ places }) => places.map(({ href }) => href));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('the page that is open is marked, and nothing else', () => {
    const marked = (path: string) =>
      menuGroups(path).flatMap(({ places }) => places.filter(({ isCurrent }) => isCurrent).map(({ href }) => href));
    expect(marked('/order/guide-rna/tubes')).toEqual(['/order/guide-rna/tubes']);
    expect(marked('/blog/why-march1')).toEqual(['/blog']);
    expect(marked('/')).toEqual([]);
  });

  test('it stands in the page that the server writes, but not where the navigation is minimal or hidden', () => {
    const drawn = (mode: 'standard' | 'colour' | 'minimal' | 'hidden') =>
      renderToStaticMarkup(<SiteNavigation mode={mode} currentPath="/" />);
    for (const mode of ['standard', 'colour'] as const) expect(drawn(mode)).toContain('Knockout cell clones');
    for (const mode of ['minimal', 'hidden'] as const) expect(drawn(mode)).not.toContain('Knockout cell clones');
  });

  // P6: the server draws it once for each key.
  test.each([
    ['panel', menuPanel],
    ['sheet', menuSheet],
  ] as const)('the %s of two pages is the same when its key is', (_, part) => {
    const places = menuGroups('/').flatMap((group) => group.places.map(({ href }) => href));
    const paths = ['/', '/nowhere', ...places, ...places.map((place) => `${place}/below`)];
    const drawn = new Map<string, string>();
    for (const path of paths) {
      const { key, content } = part(path);
      const html = renderToStaticMarkup(content);
      expect([path, drawn.get(key) ?? html]).toEqual([path, html]);
      drawn.set(key, html);
    }
    expect(drawn.size).toBe(places.length + 1);
  });

  test('a page that takes what was drawn once reads like one that draws it itself', () => {
    const parts: string[] = [];
    const drawOnce = ({ key, content }: FixedPart) => {
      parts.push(key);
      return renderToStaticMarkup(content);
    };
    const navigation = <SiteNavigation mode="standard" currentPath="/blog/why-march1" />;
    expect(renderToStaticMarkup(<DrawOnce value={drawOnce}>{navigation}</DrawOnce>)).toBe(
      renderToStaticMarkup(navigation),
    );
    expect(parts).toEqual(['panel /blog', 'sheet /blog']);
  });
});
