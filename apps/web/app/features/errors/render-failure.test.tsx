import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SupportAddress } from '../../platform/service/support-contact.tsx';
import { BusyPage } from './busy-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RenderFailure } from './render-failure.tsx';

test('a page that cannot be drawn says so, and offers to try again (WB-2)', () => {
  const html = renderToStaticMarkup(<RenderFailure />);
  expect(html).toContain('Having trouble rendering page. Please try again or contact support.');
  expect(html).toContain('<span>Try again</span>');
});

test.each([
  ['cannot be drawn', RenderFailure],
  ['cannot be drawn at this moment', BusyPage],
  ['is not there', NotFoundPage],
])('a page that %s says whom to write to (WB-2, WB-5)', (_why, Page) => {
  const html = renderToStaticMarkup(
    <SupportAddress value="help@provider.example">
      <Page />
    </SupportAddress>,
  );
  expect(html).toContain('<a href="mailto:help@provider.example">help@provider.example</a>');
  expect(renderToStaticMarkup(<Page />)).not.toContain('mailto:');
});
