import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderScreens } from '../parts/order-screens.ts';
import { ComparePage } from './compare-page.tsx';

const drawn = renderToStaticMarkup(<ComparePage pages={{ 'gene-library': '/product/gene-library' }} />);

test('every product that is sold is compared, with the way to its order screen', () => {
  for (const screen of Object.values(orderScreens)) expect(drawn).toContain(`href="${screen}"`);
  expect(drawn).toContain('<a href="/product/gene-library">Gene libraries</a>');
});

test('its figures are those that an order is checked by', () => {
  expect(drawn).toContain('20 to 360 pools');
  expect(drawn).toContain('20 to 500 wells');
  expect(drawn).toContain('24 to 96 guides a plate');
});
