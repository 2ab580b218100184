import { forgetKeptTexts } from '@cutsite/ui/kept-text';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isText, keepText, keptText, keptTextKey } from './kept-text.ts';
import { useKeptText } from './use-kept-text.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  // As a browser has it: what is kept are its own properties.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => void kept.set(key, text),
        removeItem: (key: string) => void kept.delete(key),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

function Note({ form }: { readonly form: string }) {
  const { value, isTyped } = useKeptText(form, () => 'nothing yet', isText);
  return createElement('p', null, `${value}, ${isTyped ? 'typed' : 'untouched'}`);
}

function shownTo(staffId: string | null, form: string): string {
  const client = new QueryClient();
  if (staffId !== null) client.setQueryData(['staff'], { id: staffId });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Note, { form })));
}

test('what was typed is there again, on its record and for who typed it alone (promise L8)', () => {
  keepText(keptTextKey('sam', 'order-note-1'), 'Ask for the map.');
  expect(shownTo('sam', 'order-note-1')).toBe('<p>Ask for the map., typed</p>');
  for (const [staffId, form] of [
    ['pia', 'order-note-1'],
    ['sam', 'order-note-2'],
    [null, 'order-note-1'],
  ] as const) {
    expect(shownTo(staffId, form)).toBe('<p>nothing yet, untouched</p>');
  }
});

test('what was sent, or has another form, is not', () => {
  keepText(keptTextKey('sam', 'order-note-1'), { text: 'of another version' });
  expect(shownTo('sam', 'order-note-1')).toBe('<p>nothing yet, untouched</p>');
  keepText(keptTextKey('sam', 'order-note-1'), 'Sent.');
  keepText(keptTextKey('sam', 'order-note-1'), undefined);
  expect(shownTo('sam', 'order-note-1')).toBe('<p>nothing yet, untouched</p>');
});

test('whoever signs out leaves none of it in the tab, and what is kept of the shop stays', () => {
  keepText(keptTextKey('sam', 'order-note-1'), 'Ask for the map.');
  keepText('cutsite-cart', 'of the shop');
  forgetKeptTexts();
  expect(keptText(keptTextKey('sam', 'order-note-1'), isText)).toBeUndefined();
  expect(keptText('cutsite-cart', isText)).toBe('of the shop');
});

test('a browser that keeps nothing takes the form as it is', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepText(keptTextKey('sam', 'order-note-1'), 'Ask for the map.');
  forgetKeptTexts();
  expect(shownTo('sam', 'order-note-1')).toBe('<p>nothing yet, untouched</p>');
});
