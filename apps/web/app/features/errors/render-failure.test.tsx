import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RenderFailure } from './render-failure.tsx';

test('a page that cannot be drawn says so, and offers to try again (WB-2)', () => {
  const html = renderToStaticMarkup(<RenderFailure />);
  expect(html).toContain('Having trouble rendering page. Please try again or contact support.');
  expect(html).toContain('<span>Try again</span>');
});
