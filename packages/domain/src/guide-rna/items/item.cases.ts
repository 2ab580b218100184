import { itemSays, plateWith, projectWith, type RuleCase, tubeWith } from '../mutation-testing/ask-rules.ts';
import type { GuideRnaItem } from './guide-rna-item.ts';

const nothingInCart = { tubeNamesInCart: new Set<string>() };

function tubeItem(given: Partial<GuideRnaItem>): GuideRnaItem {
  return {
    kind: 'guide_rna',
    productSlug: 'sgrna_kit',
    format: 'tube',
    species: 'homo_sapiens',
    cellLine: null,
    plateName: null,
    nuclease: 'SpCas9',
    modifications: 'Standard',
    yield: '3nmol',
    purification: 'spe',
    sequences: [{ name: 'g1', rawSequence: 'CCAUUGUUCAAUAUCGUCCA', well: null }],
    ...given,
  };
}

function plateItem(given: Partial<GuideRnaItem>): GuideRnaItem {
  const sequences = plateWith({}).wells.map(({ name, sequence, index }) => ({
    name,
    rawSequence: sequence,
    well: { row: Math.floor(index / 12), column: index % 12 },
  }));
  return tubeItem({ format: 'plate', plateName: 'Plate 1', sequences, ...given });
}

/** Ruling 26. */
const processingCases: readonly RuleCase[] = (
  [
    ['10nmol', 'spe', 'spe'],
    ['20nmol', 'spe', 'spe'],
    ['50nmol', 'spe', 'spe sec'],
    ['100nmol', 'spe', 'spe sec'],
    ['20nmol', 'hplc', 'spe sec hplc'],
    ['50nmol', 'hplc', 'spe sec hplc'],
  ] as const
).map(([amount, purification, steps]) => ({
  title: `${amount} with ${purification} is processed by ${steps}`,
  answer: (rules) => {
    const named = rules.processing(amount, purification);
    return [named.join(' '), rules.purificationOf(named)];
  },
  expected: [steps, purification],
}));

/** What only an item can get wrong, and what it shares with the screen. */
const itemCheckCases: readonly RuleCase[] = [
  {
    title: 'the product has to match the editor (ruling 28)',
    answer: (rules) => itemSays(rules.checkItem(tubeItem({ productSlug: 'custom_rna' }), nothingInCart)),
    expected: ['item error: The product does not match the selected gene editor.'],
  },
  {
    title: 'a tube item needs a sequence',
    answer: (rules) => itemSays(rules.checkItem(tubeItem({ sequences: [] }), nothingInCart)),
    expected: ['item error: Add at least one sequence.'],
  },
  {
    title: 'a good plate item says nothing',
    answer: (rules) => itemSays(rules.checkItem(plateItem({}), nothingInCart)),
    expected: [],
  },
  {
    title: 'a plate item is held to its name, its minimum and its yields',
    answer: (rules) => {
      const item = plateItem({ plateName: null, yield: '20nmol', sequences: plateItem({}).sequences.slice(1) });
      return itemSays(rules.checkItem(item, nothingInCart));
    },
    expected: [
      'item error: Plate name is required.',
      'item error: Plates are available with 10 nmol or less.',
      'item error: A plate needs at least 24 filled wells.',
    ],
  },
  {
    title: 'faults name the well, and a plate row without a well has no valid position',
    answer: (rules) => {
      const [first, second, ...rest] = plateItem({}).sequences;
      if (first === undefined || second === undefined) return null;
      const wrong = [
        { ...first, well: null },
        { ...second, rawSequence: 'ACGT', well: { row: 8, column: 11 } },
        ...rest,
      ];
      return itemSays(rules.checkItem(plateItem({ sequences: wrong }), nothingInCart));
    },
    expected: [
      '0 error: Position must be a valid row (A-H).',
      '0 error: Position must be a valid column (01-12).',
      'I12 error: A non-RNA nucleotide has been entered. Please only use A, C, G, and U.',
      'I12 error: Sequence must be at least 5 nucleotides.',
      'I12 error: Position must be a valid row (A-H).',
    ],
  },
  {
    title: 'an hfCas12Max plate needs review, its tubes do not (ruling 6)',
    answer: (rules) =>
      [plateItem({ nuclease: 'hfCas12Max' }), tubeItem({ nuclease: 'hfCas12Max' })].map(
        (item) => rules.checkItem(item, nothingInCart).needsReview,
      ),
    expected: [true, false],
  },
  {
    title: 'a tube name in the cart is refused',
    answer: (rules) => itemSays(rules.checkItem(tubeItem({}), { tubeNamesInCart: new Set(['g1']) })),
    expected: ['0 error: A tube with this name already exists in your cart.'],
  },
  {
    title: 'names are unique among the items of one call: tubes with tubes, plates with plates (ruling 36)',
    answer: (rules) => {
      const other = { yield: '10nmol' } as const;
      const items = [tubeItem({}), plateItem({}), tubeItem(other), plateItem(other)];
      return rules.checkItems(items, nothingInCart).map((check) => check.faults.map((fault) => fault.code));
    },
    expected: [
      ['name_not_unique'],
      ['plate_name_not_unique'],
      ['name_not_unique', 'same_target'],
      ['plate_name_not_unique'],
    ],
  },
  {
    title: 'plates of two projects may share a name in one call; their tubes may not, for they come into one cart',
    answer: (rules) => {
      const [one, two] = [{ projectName: 'p1' }, { projectName: 'p2', yield: '10nmol' }] as const;
      const items = [plateItem(one), plateItem(two), tubeItem(one), tubeItem(two)];
      return rules.checkItems(items, nothingInCart).map((check) => check.faults.map((fault) => fault.code));
    },
    expected: [[], [], ['name_not_unique'], ['name_not_unique', 'same_target']],
  },
];

/** Items for the cart (GR-17, GR-18, GR-103, GR-104; ruling 27). */
export const itemCases: readonly RuleCase[] = [
  ...processingCases,
  ...itemCheckCases,
  {
    title: 'tubes with the same settings become one item, names and sequences as they are made',
    answer: (rules) => {
      const tubes = [
        tubeWith({ name: ' a ', sequence: 'ccauu guuca auauc gucca' }),
        tubeWith({ name: 'b', yield: '10nmol', position: 'A02' }),
        tubeWith({ name: 'c', sequence: 'GGAUUGUUCAAUAUCGUCCA', position: 'A03' }),
      ];
      const items = rules.orderableItems(projectWith(rules, { tubes, cellLine: 'K-562' }), nothingInCart);
      return (
        items.ok &&
        items.value.map((item) => [
          item.yield,
          item.cellLine,
          ...item.sequences.map((one) => `${one.name} ${one.rawSequence}`),
        ])
      );
    },
    expected: [
      ['3nmol', 'K-562', 'a CCAUUGUUCAAUAUCGUCCA', 'c GGAUUGUUCAAUAUCGUCCA'],
      ['10nmol', 'K-562', 'b CCAUUGUUCAAUAUCGUCCA'],
    ],
  },
  {
    title: 'tubes that differ in one setting become two items',
    answer: (rules) => {
      const others = [{ nuclease: 'AccuBase' }, { modifications: 'Unmodified' }, { yield: '50nmol' }] as const;
      return others.map((other) => {
        const tubes = [tubeWith({ name: 'a' }), tubeWith({ name: 'b', position: 'A02', ...other })];
        return rules.draftItems(projectWith(rules, { tubes })).length;
      });
    },
    expected: [2, 2, 2],
  },
  {
    title: 'an item goes back to the project it was made from (GR-41, GR-42)',
    answer: (rules) =>
      [
        tubeItem({ species: 'mus_musculus', cellLine: 'NIH/3T3', projectName: 'Kinase screen' }),
        plateItem({ species: 'other' }),
      ].map((item) => {
        const project = rules.projectFromItem(item, () => 'id');
        const { name, addOns, genome, cellLine, format, plates, tubes, activePlateId } = project;
        const rows = [...tubes, ...plates.flatMap((plate) => plate.wells)].slice(0, 1);
        const places = rows.map((row) => ('index' in row ? row.index : row.position));
        return [name, addOns.length, genome, cellLine, format, plates.length, tubes.length, activePlateId, ...places];
      }),
    expected: [
      ['Kinase screen', 0, 'mus_musculus', 'NIH/3T3', 'tubes', 0, 1, null, 'A01'],
      ['Untitled project', 0, 'other', null, 'plates', 1, 0, 'id', 0],
    ],
  },
  {
    title: 'the items of a project carry its name, cut to what an order can hold; one without a name has none (CA-29)',
    answer: (rules) =>
      ['Kinase screen', 'x'.repeat(70), 'Untitled project', ' '].flatMap((name) =>
        rules
          .draftItems({ ...projectWith(rules, { tubes: [tubeWith({})] }), name })
          .map(({ projectName }) => projectName ?? null),
      ),
    expected: ['Kinase screen', 'x'.repeat(60), null, null],
  },
  {
    title: 'each plate becomes an item of its own, with its wells in order',
    answer: (rules) => {
      const wells = plateWith({}).wells.toReversed();
      const items = rules.orderableItems(projectWith(rules, { plates: [plateWith({ wells })] }), nothingInCart);
      return (
        items.ok && items.value.map(({ plateName, sequences }) => [plateName, sequences.length, sequences[13]?.well])
      );
    },
    expected: [['Plate 1', 24, { row: 1, column: 1 }]],
  },
  {
    title: 'what a row was pasted as, and that it is a control, stay off the wire',
    answer: (rules) => {
      const marks = { asPasted: { name: 'a', sequence: 'CCATT' }, markedAs: 'negative_control' } as const;
      const tubes = rules.draftItems(projectWith(rules, { tubes: [{ ...tubeWith({}), ...marks }] }));
      const plates = rules.draftItems(
        projectWith(rules, {
          plates: [plateWith({ wells: plateWith({}).wells.map((well) => ({ ...well, ...marks })) })],
        }),
      );
      return [...tubes, ...plates].map(({ sequences }) => Object.keys(sequences[0] ?? {}));
    },
    expected: [
      ['name', 'rawSequence', 'well'],
      ['name', 'rawSequence', 'well'],
    ],
  },
  {
    title:
      'what can be ordered of tubes is without those that have an error, half ones too; all of them are counted (ruling 73)',
    answer: (rules) => {
      const tubes = [
        tubeWith({ name: 'a' }),
        tubeWith({ name: 'b', position: 'A02', sequence: 'ACGX' }),
        tubeWith({ name: 'c', position: 'A03', sequence: '' }),
        tubeWith({ name: 'in the cart', position: 'A04', yield: '10nmol' }),
        tubeWith({ name: 'd', position: 'A05', sequence: 'CCAUUGUUCAAUAUCGUCCAUGG' }),
      ];
      const project = projectWith(rules, { tubes });
      const check = rules.checkTubes(tubes, { tubeNamesInCart: new Set(['in the cart']) });
      return rules
        .orderableTubes(project, check)
        .map(({ item, begun, leftOut }) => [item.sequences.map(({ name }) => name).join(), begun, leftOut]);
    },
    expected: [
      ['a,d', 4, 2],
      ['', 1, 1],
    ],
  },
  {
    title: 'the single blank tube that a list starts with is not begun, and so not left out',
    answer: (rules) => {
      const partsOf = (tubes: readonly ReturnType<typeof tubeWith>[]) =>
        rules
          .orderableTubes(projectWith(rules, { tubes }), rules.checkTubes(tubes, { tubeNamesInCart: new Set() }))
          .map(({ begun, leftOut }) => [begun, leftOut]);
      const blank = tubeWith({ name: '', sequence: '', position: 'A02' });
      return [partsOf([blank]), partsOf([tubeWith({ name: 'a' }), blank])];
    },
    expected: [[[0, 0]], [[2, 1]]],
  },
  {
    title:
      'what can be ordered of a plate is without wells that have an error, whatever is said of the plate (ruling 73)',
    answer: (rules) => {
      const wells = [
        ...plateWith({}).wells.slice(0, 3),
        { id: 'x', index: 90, name: 'bad', sequence: 'ACGX' },
        { id: 'y', index: 91, name: 'half', sequence: '' },
      ];
      const plate = plateWith({ wells });
      const check = rules.checkPlate(plate, { plateNames: [] });
      const { item, begun, leftOut } = rules.orderablePlate(plate, projectWith(rules, { plates: [plate] }), check);
      return [item.sequences.length, begun, leftOut, check.errors > 2];
    },
    expected: [3, 5, 2, true],
  },
  {
    title: 'errors keep a project from being ordered, warnings do not',
    answer: (rules) =>
      [tubeWith({ name: '' }), tubeWith({ sequence: 'CCAUUGUUCAAUAUCGUCCAUGG' })].map(
        (tube) => rules.orderableItems(projectWith(rules, { tubes: [tube] }), nothingInCart).ok,
      ),
    expected: [false, true],
  },
  {
    title: 'an eSpOT-ON item carries four more fields, the others none',
    answer: (rules) => [
      rules.multiplexFields({ nuclease: 'eSpOT-ON', format: 'plate', yield: '1.5nmol' }),
      rules.multiplexFields({ nuclease: 'eSpOT-ON', format: 'tube', yield: '50nmol' }),
      rules.multiplexFields({ nuclease: 'SpCas9', format: 'tube', yield: '50nmol' }),
    ],
    expected: [
      { itemTypeName: 'eSpOT-ON sgRNA', itemFormatName: '96-well plate', quantity: 1.5, quantityUnit: 'nmol' },
      { itemTypeName: 'eSpOT-ON sgRNA', itemFormatName: 'tube', quantity: 50, quantityUnit: 'nmol' },
      null,
    ],
  },
];
