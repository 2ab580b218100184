import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWellLabel, plate96, wellIndex, wellLabel, wellPosition } from '../labware/index.ts';
import { chooseApart, cutBehind, guideRowsWithWells, type PickedGuide, wellsForGuides } from './index.ts';

const target = 'CCATTGTTCAATATCGTCCG';

describe('Where a known guide cuts (GC-7)', () => {
  test.each([
    ['+', 101, 120, 117],
    ['-', 101, 120, 103],
  ] as const)('three bases before the PAM, on strand %s of %d to %d: behind base %d', (strand, start, end, at) => {
    expect(cutBehind(target, { chromosome: 'chr17', start, end, strand })).toBe(at);
  });

  test('is not said of an editor whose cut is not certain, nor of a place of another length', () => {
    const place = { chromosome: 'chr17', start: 101, end: 120, strand: '+' } as const;
    expect(cutBehind(target, place, 'hfCas12Max')).toBeNull();
    expect(cutBehind(target, { ...place, end: 130 })).toBeNull();
  });
});

describe('Guides that cut far apart (GC-7)', () => {
  const cut = (at: number, number: number, chromosome = 'chr1') => ({ chromosome, at, number });

  test('are those whose nearest neighbours are farthest, and of such the first of the collection', () => {
    const guides = [cut(100, 1), cut(110, 2), cut(500, 5), cut(505, 3), cut(900, 4)];
    expect(chooseApart(guides, 3).map(({ number }) => number)).toEqual([1, 5, 4]);
    expect(chooseApart(guides, 2).map(({ at }) => at)).toEqual([100, 900]);
    expect(chooseApart(guides, 9)).toHaveLength(5);
    expect(chooseApart([cut(100, 7), cut(200, 2), cut(300, 1, 'chr2')], 2)).toHaveLength(2);
  });

  test('leave no choice with a larger distance between two of them', () => {
    const guides = fc
      .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 9 })
      .map((places) => places.map((at, index) => cut(at, index + 1)));
    const nearest = (chosen: readonly { readonly at: number }[]) =>
      Math.min(...chosen.slice(1).map(({ at }, before) => at - (chosen[before]?.at ?? 0)));
    const choices = <T>(all: readonly T[], count: number): T[][] =>
      count === 0
        ? [[]]
        : all.flatMap((one, at) => choices(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
    fc.assert(
      fc.property(guides, fc.integer({ min: 2, max: 4 }), (all, count) => {
        const sorted = all.toSorted((one, other) => one.at - other.at);
        const best = Math.max(...choices(sorted, count).map(nearest));
        const chosen = chooseApart(all, count);
        expect([chosen.length, nearest(chosen)]).toEqual([count, best]);
        const sum = (some: readonly { readonly number: number }[]) => some.reduce((all, one) => all + one.number, 0);
        const alike = choices(sorted, count).filter((some) => nearest(some) === best);
        expect(sum(chosen)).toBe(Math.min(...alike.map(sum)));
      }),
    );
  });
});

describe('Guides on their way to a plate (GC-13)', () => {
  const at = (label: string) => {
    const read = parseWellLabel(label, plate96);
    if (!read.ok) throw new Error(label);
    return read.value;
  };
  const well = (label: string, name: string, sequence: string) => ({
    id: label,
    index: wellIndex(at(label), plate96),
    name,
    sequence,
  });
  const plate = {
    wells: [well('A01', 'TP53-g1', 'CCAUUGUUCAAUAUCGUCCG'), well('A03', 'TP53-g3', 'AAAAAAAAAAAAAAAAAAAA')],
  };
  const guides: PickedGuide[] = [
    { name: 'TP53-g1', target },
    { name: 'TP53-g2', target: 'GAGCGCTGCTCAGATAGCGA' },
    { name: 'TP53-g3', target: 'GGTGCCCTATGAGCCGCCTG' },
  ];
  const places = (startAt?: string) =>
    wellsForGuides(plate, guides, {
      format: plate96,
      order: 'by_row',
      ...(startAt === undefined ? {} : { startAt: at(startAt) }),
    });

  test('go into free wells, but for those that stand there already, in DNA or RNA', () => {
    expect(places()).toEqual([
      { kind: 'on_plate', index: 0 },
      { kind: 'free', index: 1, name: 'TP53-g2' },
      { kind: 'free', index: 3, name: 'TP53-g4' },
    ]);
  });

  test('from the well that was chosen on, and those beyond the last one have no room', () => {
    expect(places('H12').map(({ kind }) => kind)).toEqual(['on_plate', 'free', 'no_room']);
  });

  test('arrive as a list with their wells, names and RNA', () => {
    expect(guideRowsWithWells(guides, places('F03'), plate96).split('\n')).toEqual([
      'Well\tName\tSequence',
      'F03\tTP53-g2\tGAGCGCUGCUCAGAUAGCGA',
      'F04\tTP53-g4\tGGUGCCCUAUGAGCCGCCUG',
    ]);
    expect(wellLabel(wellPosition(3, plate96))).toBe('A04');
  });
});
