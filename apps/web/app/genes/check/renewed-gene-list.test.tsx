import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withoutGeneList } from './kept-gene-list.ts';
import { RenewedNotice } from './renewed-gene-list.tsx';

type Changed = ComponentProps<typeof RenewedNotice>['changed'];
const shown = (changed: Changed): string =>
  renderToStaticMarkup(
    createElement(RenewedNotice, { noun: 'library', unit: 'pool', changed, onUnderstood: () => {} }),
  );
const change = (at: number) => ({
  key: `${at}`,
  place: `B0${at}`,
  value: `GENE${at}`,
  sentence: 'It can be made now.',
});

describe('a draft that was last checked by an older gene list (decision 49)', () => {
  test('says name by name what the list of today changes, six of them and how many more', () => {
    const html = shown(Array.from({ length: 8 }, (_, at) => change(at + 1)));
    expect(html).toContain('The gene list has changed since this library was last checked');
    expect(html).toContain('8 pools changed:');
    expect(html.match(/<li>/g)).toHaveLength(7);
    expect(html).toMatch(/<b>B06<\/b> GENE6: It can be made now\.[^]*and 2 more/);
    expect(html).toMatch(/<button[^>]*>[^]*Understood/);
  });

  test('names what has no place by what was typed', () => {
    expect(shown([{ ...change(1), place: null }])).toMatch(/1 pool changed:[^]*<li>\s*GENE1: It can be made now\./);
  });

  test('says so when nothing changed, and when the older list could not be had', () => {
    expect(shown([])).toContain('Nothing changed for its genes.');
    expect(shown(null)).toContain('What changed by it could not be found out.');
  });

  test('forgets the list with its genome', () => {
    expect(withoutGeneList({ genome: 'homo_sapiens', geneList: '0123456789abcdef' })).toEqual({
      genome: 'homo_sapiens',
    });
  });
});
