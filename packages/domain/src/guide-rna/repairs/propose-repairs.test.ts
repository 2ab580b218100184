import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPlate, checkTubes, proposalKinds, proposeForPlate, proposeForTubes, type Tube } from '../index.ts';
import { drawFrom, drawPlate, drawTubes } from '../mutation-testing/draw-rows.ts';
import type { Proposal } from './proposal.ts';

const pieces = [
  'CACCG',
  'CCAUUGUUCAAUAUCGUCCA',
  'CCATTGTTCAATATCGTCCA',
  'UGG',
  'tgg',
  'CCA',
  'TTC',
  'GAA',
  ' ',
  '“',
  'GUUUUAGAGCUAGAAAUAGCAAGUU',
  'N',
];
const hardSequence = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((parts) => parts.join(''));
const hardName = fc.oneof(
  fc.constantFrom(
    'g',
    'G',
    'g-2',
    'a/b',
    'a-b',
    'CTNNB1 exon 3 guide 12',
    'CTNNB1 exon 3 guide 13',
    '',
    '???',
    'ﬁ α',
    'n'.repeat(19),
  ),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
);

interface Rack {
  readonly tubes: readonly Tube[];
  readonly inCart: ReadonlySet<string>;
}

/** Racks as they are drawn for the rules, with names and sequences that ask for every kind of repair. */
const racks = fc
  .record({
    seed: fc.integer(),
    rows: fc.array(fc.record({ name: fc.option(hardName), sequence: fc.option(hardSequence) }), {
      minLength: 8,
      maxLength: 8,
    }),
  })
  .map(({ seed, rows }): Rack => {
    const { tubes, inCart } = drawTubes(drawFrom(seed));
    return {
      tubes: tubes.map((tube, at) => ({
        ...tube,
        name: rows[at]?.name ?? tube.name,
        sequence: rows[at]?.sequence ?? tube.sequence,
      })),
      inCart: new Set(inCart),
    };
  });

const check = ({ tubes, inCart }: Rack) => checkTubes(tubes, { tubeNamesInCart: inCart });
const propose = (rack: Rack) => proposeForTubes(rack.tubes, check(rack), rack.inCart);
const repaired = (rack: Rack, chosen: (at: number, proposal: Proposal) => boolean): Rack => {
  const offered = propose(rack);
  const tubes = rack.tubes.map((tube, at) =>
    (offered[at] ?? [])
      .filter((one) => chosen(at, one))
      .reduce((row, { field, after }) => ({ ...row, [field]: after }), tube),
  );
  return { ...rack, tubes };
};
const twice = (names: readonly string[]) => names.filter((name, at) => name !== '' && names.indexOf(name) !== at);

describe('Repairs of tubes (ruling 12)', () => {
  test('a repaired row has the faults no longer that the repair answers, and only the one field is another', () => {
    fc.assert(
      fc.property(racks, (rack) => {
        for (const [at, own] of propose(rack).entries()) {
          for (const proposal of own) {
            const after = repaired(
              rack,
              (row, one) => row === at && one.kind === proposal.kind && one.field === proposal.field,
            );
            const codes = (check(after).rows[at] ?? []).map(({ code }) => code);
            expect(codes.filter((code) => proposal.answers.includes(code))).toEqual([]);
            const before = rack.tubes.at(at);
            expect(before?.[proposal.field]).toBe(proposal.before);
            expect({ ...after.tubes[at], [proposal.field]: proposal.before }).toEqual(before);
            expect(after.tubes.filter((tube, other) => tube !== rack.tubes[other])).toHaveLength(1);
          }
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('all of one kind can be made together, and names and places stay unique', () => {
    fc.assert(
      fc.property(racks, fc.constantFrom(...proposalKinds), (rack, kind) => {
        const offered = propose(rack);
        const after = repaired(rack, (_, one) => one.kind === kind);
        for (const [at, faults] of check(after).rows.entries()) {
          const answered = (offered[at] ?? []).filter((one) => one.kind === kind).flatMap(({ answers }) => answers);
          expect(faults.filter(({ code }) => answered.includes(code))).toEqual([]);
        }
        const names = (list: readonly Tube[]) => twice(list.map((tube) => tube.name.trim())).length;
        expect(names(after.tubes)).toBeLessThanOrEqual(names(rack.tubes));
        for (const tube of after.tubes.filter(({ name }, at) => name !== rack.tubes[at]?.name)) {
          expect(tube.name).toMatch(/^[A-Za-z0-9_-][A-Za-z0-9 _-]{0,19}$/);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('trims and letters never add a base', () => {
    fc.assert(
      fc.property(racks, (rack) => {
        for (const { field, before, after } of propose(rack).flat()) {
          if (field === 'sequence') expect(after.length).toBeLessThanOrEqual(before.length);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

test('a thousand rows with one name are distinguished at once', () => {
  const tubes = drawTubes(drawFrom(1))
    .tubes.slice(0, 1)
    .flatMap((tube) => Array.from({ length: 1_000 }, (_, at) => ({ ...tube, id: `${at}`, name: 'same name' })));
  const after = repaired({ tubes, inCart: new Set() }, (_, { field }) => field === 'name');
  expect(new Set(after.tubes.map(({ name }) => name)).size).toBe(1_000);
});

test('the repairs of a plate answer the faults of its wells, all of them together', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { plate } = drawPlate(drawFrom(seed));
      const offered = proposeForPlate(plate, checkPlate(plate, { plateNames: [] }));
      const wells = plate.wells.map((well) => {
        const name = offered.get(well.index)?.find(({ field }) => field === 'name');
        return name === undefined ? well : { ...well, name: name.after };
      });
      const after = checkPlate({ ...plate, wells }, { plateNames: [] });
      const codes = [...after.wells.values()].flat().map(({ code }) => code);
      const leftOver = ['name_characters', 'name_too_long', 'name_not_unique'] as const;
      expect(codes.filter((code) => leftOver.some((one) => one === code))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
