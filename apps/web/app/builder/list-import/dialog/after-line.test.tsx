import { usd } from '@cutsite/domain/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AfterLine } from './after-line.tsx';

test.each([
  ['Plate 1', '<b>21</b> of 96 filled after this.'],
  ['Plate 2', '<b>21</b> of 96 filled on Plate 2 after this.'],
])('rows that go on %s are counted there, and a plate that is not in view is named (GR-21)', (name, text) => {
  const picture = { name, filled: 21, states: new Map(), fresh: new Set<number>() };
  const cost = { added: usd(82_000), parts: [{ count: 20, each: usd(4100) }] };
  const preview = { placed: 21, plateNames: [name], pictures: [picture], cost } as never;
  const html = renderToStaticMarkup(
    <AfterLine preview={preview} failed={false} wellCount={96} plateInView="Plate 1" />,
  );
  expect(html).toContain(text);
  expect(html).toContain('20 × $41.00');
});
