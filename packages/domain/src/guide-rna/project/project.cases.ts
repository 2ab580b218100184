import { plateWith, type RuleCase, tubeWith } from '../proof/ask-rules.ts';

const settings = ['SpCas9', 'Standard', '3nmol', 'spe'];
const names = (tubes: readonly { readonly name: string; readonly position: string }[]) =>
  tubes.map(({ name, position }) => `${position} ${name}`);
const added = [tubeWith({ name: 'new-1', position: '' }), tubeWith({ name: 'new-2', position: '' })];

/** New rows, adding tubes and add-ons (GR-11 to GR-14, GR-33 to GR-36); where rows go (rulings 22 and 23). */
export const projectEditCases: readonly RuleCase[] = [
  {
    title: 'a new tube has the default settings (GR-11 to GR-14)',
    answer: (rules) => {
      const { nuclease, modifications, yield: amount, purification, name, sequence } = rules.newTube('t', 'A01');
      return [nuclease, modifications, amount, purification, name, sequence];
    },
    expected: [...settings, '', ''],
  },
  {
    title: 'each product has its default editor (GR-12)',
    answer: (rules) =>
      (['sgrna_kit', 'custom_rna', 'multiplex_sgrna'] as const).map((slug) => rules.defaultSettings(slug).nuclease),
    expected: ['SpCas9', 'Other', 'eSpOT-ON'],
  },
  {
    title: 'added tubes replace one tube without a name (GR-33, GR-34)',
    answer: (rules) => names(rules.addTubes([tubeWith({ name: '' })], added)),
    expected: ['A01 new-1', 'A02 new-2'],
  },
  {
    title: 'added tubes replace one tube without a sequence (GR-33, GR-34)',
    answer: (rules) => names(rules.addTubes([tubeWith({ sequence: ' ' })], added)),
    expected: ['A01 new-1', 'A02 new-2'],
  },
  {
    title: 'added tubes follow one tube that is complete (GR-35)',
    answer: (rules) => names(rules.addTubes([tubeWith({})], added)),
    expected: ['A01 TP53-g1', 'A02 new-1', 'A03 new-2'],
  },
  {
    title: 'added tubes follow two empty tubes, in the next free places',
    answer: (rules) => {
      const empty = [tubeWith({ name: '', position: 'A02' }), tubeWith({ name: '', position: 'A01' })];
      return names(rules.addTubes(empty, added));
    },
    expected: ['A02 ', 'A01 ', 'A03 new-1', 'A04 new-2'],
  },
  {
    title: 'adding nothing changes nothing',
    answer: (rules) => names(rules.addTubes([tubeWith({ name: '' })], [])),
    expected: ['A01 '],
  },
  {
    title: 'an add-on is inserted, replaced, and removed at 0 or less (GR-36)',
    answer: (rules) => {
      const one = rules.setAddOn([], 'buffer', 1);
      const two = rules.setAddOn(one, 'buffer', 2);
      return [one, two, rules.setAddOn(two, 'buffer', 0), rules.setAddOn(two, 'buffer', -1)];
    },
    expected: [[{ productSlug: 'buffer', quantity: 1 }], [{ productSlug: 'buffer', quantity: 2 }], [], []],
  },
  {
    title: 'rows fill the next free wells row by row, or column by column by choice (ruling 23)',
    answer: (rules) =>
      (['by_row', 'by_column'] as const).map((order) => {
        const rows = Array.from({ length: 10 }, (_, at) => ({ name: `r${at}`, sequence: 'A', well: null }));
        return rules.placeRows(plateWith({ filled: 1 }), rows, { order, newId: () => 'id' }).placedAt;
      }),
    expected: [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [12, 24, 36, 48, 60, 72, 84, 1, 13, 25],
    ],
  },
  {
    title: 'a row that names its well goes there; what finds no place comes back with the reason (ruling 22)',
    answer: (rules) => {
      const rows = ['b 2', 'B02', 'I01', 'A13', 'x', null].map((well) => ({ name: 'r', sequence: 'A', well }));
      const options = { order: 'by_row', newId: () => 'id' } as const;
      const { placedAt, notPlaced } = rules.placeRows(plateWith({ filled: 0 }), rows, options);
      return [placedAt, notPlaced.map(({ rowIndex, reason }) => `${rowIndex} ${reason}`)];
    },
    expected: [
      [13, null, null, null, null, 0],
      ['1 well_named_twice', '2 row_outside', '3 column_outside', '4 not_a_well'],
    ],
  },
  {
    title: 'rows pasted at a well go over what is there, and what runs off the plate comes back',
    answer: (rules) => {
      const rows = Array.from({ length: 3 }, (_, at) => ({ name: `r${at}`, sequence: 'A', well: null }));
      const options = { order: 'by_row', startAt: { row: 7, column: 10 }, newId: () => 'id' } as const;
      const { plate, notPlaced } = rules.placeRows(plateWith({ filled: 96 }), rows, options);
      return [plate.wells.length, plate.wells.slice(-2).map(({ name }) => name), notPlaced];
    },
    expected: [96, ['r0', 'r1'], [{ rowIndex: 2, reason: 'plate_full' }]],
  },
  {
    title: 'rows pasted into some wells go there in order, over what is there, and nowhere else',
    answer: (rules) => {
      const rows = Array.from({ length: 4 }, (_, at) => ({ name: `r${at}`, sequence: 'A', well: null }));
      const options = { order: 'by_row', into: [40, 3, 7], newId: () => 'id' } as const;
      const { placedAt, notPlaced } = rules.placeRows(plateWith({ filled: 96 }), rows, options);
      return [placedAt, notPlaced];
    },
    expected: [[40, 3, 7, null], [{ rowIndex: 3, reason: 'plate_full' }]],
  },
  {
    title: 'or from a well on into the free wells, over nothing',
    answer: (rules) => {
      const rows = Array.from({ length: 3 }, (_, at) => ({ name: `r${at}`, sequence: 'A', well: null }));
      const plate = plateWith({ filled: 3 });
      const options = { order: 'by_row', startAt: { row: 0, column: 1 }, skipTaken: true, newId: () => 'id' } as const;
      return rules.placeRows(plate, rows, options).placedAt;
    },
    expected: [3, 4, 5],
  },
  {
    title: 'rows pasted outside the plate find no place',
    answer: (rules) => {
      const options = { order: 'by_row', startAt: { row: 0, column: 12 }, newId: () => 'id' } as const;
      const row = { name: 'r', sequence: 'A', well: null };
      return rules.placeRows(plateWith({ filled: 0 }), [row], options).notPlaced;
    },
    expected: [{ rowIndex: 0, reason: 'plate_full' }],
  },
];
