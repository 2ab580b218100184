import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as rules from '../index.ts';
import { type GuideRnaItem, orderableItems, projectFromItem } from '../index.ts';
import { type Draw, drawFrom } from '../mutation-testing/draw-rows.ts';

const nothingInCart = { tubeNamesInCart: new Set<string>() };

function pick<Value>(draw: Draw, values: readonly Value[]): Value {
  const [value] = values.slice(draw(values.length - 1));
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}

/** A plate in any of its wells, or a rack of tubes, with settings and rows that no rule minds. */
function drawItem(draw: Draw): GuideRnaItem {
  const format = pick(draw, ['tube', 'plate'] as const);
  const nuclease = pick(draw, rules.nucleases);
  const modifications = pick(draw, rules.modificationsFor(nuclease));
  const letters = () => Array.from({ length: 20 + draw(2) }, () => pick(draw, ['A', 'C', 'G', 'U'])).join('');
  const chemistry = (bases: string) => (modifications === 'User-Defined' ? `mA*${bases}*mC*mG` : bases);
  const count = format === 'tube' ? 1 + draw(29) : 24 + draw(72);
  const wells = Array.from({ length: 96 }, (_, index) => ({ index, order: draw(1_000) }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ index }) => index)
    .sort((one, other) => one - other);
  return {
    kind: 'guide_rna',
    productSlug: rules.productOf(nuclease),
    format,
    species: pick(draw, rules.genomes).slug,
    cellLine: pick<string | null>(draw, [null, 'K-562', 'HEK293T']),
    plateName: format === 'plate' ? pick(draw, ['P', 'Plate 1', 'panel_A-2']) : null,
    nuclease,
    modifications,
    yield: pick(draw, rules.yieldOptionsFor(format)).id,
    purification: 'spe',
    sequences: Array.from({ length: count }, (_, at) => ({
      name: `g-${at}`,
      rawSequence: chemistry(letters()),
      well: format === 'plate' ? { row: Math.floor((wells[at] ?? 0) / 12), column: (wells[at] ?? 0) % 12 } : null,
    })),
  };
}

function counter(): () => string {
  let last = 0;
  return () => `id-${(last += 1)}`;
}

describe('A saved item is rebuilt for editing (GR-41, GR-42)', () => {
  test('ordering a rebuilt project again gives the same item', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const item = drawItem(drawFrom(seed));
        expect(rules.checkItem(item, nothingInCart).errors).toBe(0);
        const again = orderableItems(projectFromItem(item, counter()), nothingInCart);
        expect(again).toEqual({ ok: true, value: [item] });
      }),
      { numRuns: 1_000 },
    );
  });

  test('rebuilding the item of a project gives the same rows, ids aside', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const project = projectFromItem(drawItem(drawFrom(seed)), counter());
        const items = orderableItems(project, nothingInCart);
        const [item] = items.ok ? items.value : [];
        expect(item && projectFromItem(item, counter())).toEqual(project);
      }),
      { numRuns: 1_000 },
    );
  });

  test('every row of a rebuilt project has an id of its own', () => {
    const { tubes, plates } = projectFromItem(drawItem(drawFrom(7)), counter());
    const ids = [...tubes, ...plates, ...plates.flatMap((plate) => plate.wells)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
