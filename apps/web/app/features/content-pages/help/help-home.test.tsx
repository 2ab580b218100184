import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { foundHelpfulText } from './found-helpful.ts';
import { HelpHome } from './help-home.tsx';

const empty = { shelves: [], total: 0, mostRead: [], oftenAsked: [] };
const article = (words: string, url: string | null) => ({
  id: words,
  type: 'help_article',
  url,
  title: 'The repairs of a paste',
  card: { asked_as: words },
});

test('what is often asked leads to its article in the words it is asked by (CT-10)', () => {
  const page = renderToStaticMarkup(<HelpHome {...empty} oftenAsked={[article('T or U', '/help/t-or-u')]} />);
  expect(page).toContain('aria-label="Often asked"');
  expect(page).toContain('<a href="/help/t-or-u">T or U</a>');
});

test('without such words nothing is said of them', () => {
  expect(renderToStaticMarkup(<HelpHome {...empty} />)).not.toContain('Often asked');
});

test.each([
  [0, 0, null],
  [4, 4, null],
  [3, 5, '3 of 5 readers found it helpful.'],
  [212, 230, '212 of 230 readers found it helpful.'],
])('%i of %i readers are told of as %s: few answers say nothing of an article (CT-91)', (yes, all, text) => {
  expect(foundHelpfulText({ yes, all })).toBe(text);
});
