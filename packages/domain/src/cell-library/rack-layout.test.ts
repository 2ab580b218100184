import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCellLibraryItem } from './a-cell-library.cases.ts';
import {
  chosenControls,
  countSlots,
  defaultControls,
  filledRacks,
  placeOfPool,
  poolRack,
  rackLayout,
} from './index.ts';

const genomes = fc.constantFrom('homo_sapiens' as const, 'mus_musculus' as const);
const counts = fc.record({
  ntc1: fc.integer({ min: chosenControls.ntc1.min, max: chosenControls.ntc1.max }),
  ntc2: fc.integer({ min: chosenControls.ntc2.min, max: chosenControls.ntc2.max }),
  mockWT: fc.integer({ min: chosenControls.mockWT.min, max: chosenControls.mockWT.max }),
});

describe('A rack of 96 pools and its controls (CL-2, CL-4 to CL-6, CL-11 to CL-15, ruling 43)', () => {
  test.each([
    ['homo_sapiens', ['TRAC', 'RELA', 'IFNGR1', 'Viability']],
    ['mus_musculus', ['Il1r1', 'Keap1', 'C3', 'Viability']],
  ] as const)('%s has its built-in controls in every rack, whatever else is chosen', (genome, labels) => {
    const wells = (ntc1: number) => rackLayout(genome, { ...defaultControls, ntc1 }).controls.slice(0, 4);
    expect(wells(0).map(({ label }) => label)).toEqual(labels);
    expect(wells(12)).toEqual(wells(0));
  });

  test('every well is a control or a slot, and none is both', () => {
    fc.assert(
      fc.property(genomes, counts, (genome, controls) => {
        const layout = rackLayout(genome, controls);
        const all = [...layout.controls.map(({ index }) => index), ...layout.slots];
        expect(all.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 96 }, (_, at) => at));
        const { controlWells, slotsPerRack } = countSlots(genome, controls, 0);
        expect([controlWells, slotsPerRack]).toEqual([layout.controls.length, layout.slots.length]);
        const { ntc1, ntc2, mockWT } = controls;
        expect(controlWells).toBe(ntc1 + ntc2 + mockWT + 4);
      }),
    );
  });

  test('controls are spread over rows and columns; up to 40 of them never lie side by side', () => {
    fc.assert(
      fc.property(genomes, counts, (genome, controls) => {
        const wells = rackLayout(genome, controls).controls;
        const rows = new Set(wells.map(({ index }) => Math.floor(index / poolRack.columns)));
        expect(rows.size).toBe(Math.min(8, wells.length));
        const isBeside = (one: number, other: number) => (other - one === 1 && other % 12 !== 0) || other - one === 12;
        const pairs = wells.flatMap((well) => wells.filter((other) => isBeside(well.index, other.index)));
        if (wells.length <= 40) expect(pairs).toEqual([]);
        const perColumn = Array.from({ length: 12 }, (_, column) => wells.filter(({ index }) => index % 12 === column));
        expect(Math.max(...perColumn.map(({ length }) => length))).toBeLessThanOrEqual(
          Math.ceil(wells.length / 12) + 1,
        );
      }),
    );
  });

  test('numbers outside of the limits are drawn at the limit while they are typed', () => {
    const { controlWells } = countSlots('homo_sapiens', { ntc1: -3, ntc2: 99, mockWT: Number.NaN }, 20);
    expect(controlWells).toBe(0 + 12 + 2 + 4);
  });

  test('172 pools beside 20 control wells are three racks, and 56 slots are left', () => {
    expect(countSlots('homo_sapiens', defaultControls, 172)).toEqual({
      controlWells: 20,
      slotsPerRack: 76,
      racks: 3,
      slots: 228,
      used: 172,
      left: 56,
    });
    expect(countSlots('homo_sapiens', defaultControls, 0)).toMatchObject({ racks: 1, left: 76 });
  });

  test('pools go down the columns, past the controls, one rack after the other (ruling 23)', () => {
    const layout = rackLayout('homo_sapiens', defaultControls);
    const places = Array.from({ length: 200 }, (_, at) => placeOfPool(layout, at));
    expect(places.map(({ rack }) => rack)).toEqual(places.map((_, at) => Math.floor(at / 76)));
    const inColumns = places.slice(0, 76).map(({ index }) => (index % 12) * 8 + Math.floor(index / 12));
    expect(inColumns).toEqual(inColumns.toSorted((one, other) => one - other));
    expect(places[76]).toEqual({ ...places[0], rack: 1 });
  });

  test('papers list every well that holds something, controls with their numbers', () => {
    const racks = filledRacks(aCellLibraryItem(90));
    expect(racks.map(({ name, wells }) => [name, wells.length])).toEqual([
      ['Rack 1', 96],
      ['Rack 2', 34],
    ]);
    const labels = (racks[1]?.wells ?? []).filter(({ type }) => type !== 'gene').map(({ label }) => label);
    expect(labels.toSorted()).toEqual([
      'IFNGR1',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Mock ${number}`),
      ...[1, 2, 3, 4].map((number) => `NTC1 ${number}`),
      ...[1, 2, 3, 4].map((number) => `NTC2 ${number}`),
      'RELA',
      'TRAC',
      'Viability',
    ]);
  });
});
