import { usd } from '@cutsite/domain/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceBar } from './price-bar.tsx';

const live = { price: { subtotal: usd(0), undiscounted: usd(0) }, updating: false, failed: false, retry: () => {} };

const barOf = (begun: boolean) =>
  renderToStaticMarkup(
    <PriceBar
      live={live}
      whatIsPriced={() => '0 guides'}
      ships=""
      reasons={null}
      blocked="Fill 24 more wells of Plate 1 to order"
      begun={begun}
    >
      {null}
    </PriceBar>,
  );

test('what an untouched plate still needs is a hint, and an error once something is typed', () => {
  expect(barOf(false)).toContain('Fill 24 more wells of Plate 1 to order');
  expect(barOf(false)).not.toContain('data-begun');
  expect(barOf(true)).toContain('data-begun');
  expect(barOf(false)).not.toBe(barOf(true).replace(' data-begun="true"', ''));
});
