import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Rack } from './rack.tsx';

const rackOf = (places: readonly number[], active: number | null = null): string =>
  renderToStaticMarkup(
    <Rack
      words={{ one: 'tube', many: 'tubes' }}
      states={new Map(places.map((place) => [place, 'filled']))}
      count={places.length}
      active={active}
    />,
  );
const drawnPlaces = (html: string): number => html.match(/M\d+ \d+m/g)?.length ?? 0;

describe('the rack of tubes', () => {
  test.each([1, 5, 12, 13, 24, 96])('shows as many places as tubes: %i', (count) =>
    expect(drawnPlaces(rackOf(Array.from({ length: count }, (_, place) => place)))).toBe(count),
  );

  test('goes on to the last tube where places are left free between them', () =>
    expect(drawnPlaces(rackOf([0, 1, 6]))).toBe(7));

  test('has one place for the tube in focus when nothing is in it yet', () =>
    expect(drawnPlaces(rackOf([], 0))).toBe(1));

  test('says how many tubes there are and how many rows they use', () => {
    expect(rackOf([0])).toContain('One tube uses one row of the rack.');
    expect(rackOf(Array.from({ length: 13 }, (_, place) => place))).toContain('13 tubes use two rows of the rack.');
  });
});
