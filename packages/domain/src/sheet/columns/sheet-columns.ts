/** What a column of a sequence sheet can hold. */
export type SheetColumn =
  | 'name'
  | 'sequence'
  | 'well'
  | 'modifications'
  | 'plate'
  | 'project'
  | 'nuclease'
  | 'amount'
  | 'purification';

/** Column numbers, counted from zero; null where the sheet has no such column. */
export type ColumnPlaces = Readonly<Record<SheetColumn, number | null>>;

export const noColumns: ColumnPlaces = {
  name: null,
  sequence: null,
  well: null,
  modifications: null,
  plate: null,
  project: null,
  nuclease: null,
  amount: null,
  purification: null,
};

/**
 * The headings of each column, in small letters with single spaces. `exact` are the words of our own templates and
 * exports (Specification 1 §7); `loose` are what design tools and published libraries write.
 */
const headings = {
  name: {
    exact: ['name'],
    loose: [
      'names',
      'guide',
      'guide name',
      'guide id',
      'sgrna',
      'sgrna name',
      'sgrna id',
      'grna',
      'grna name',
      'grna id',
      'crrna',
      'crrna name',
      'guide rna name',
      'sequence name',
      'oligo',
      'oligo name',
      'oligo id',
      'id',
      'uid',
    ],
  },
  sequence: {
    exact: ['sequence', 'sequences'],
    loose: [
      'seq',
      'raw sequence',
      'target',
      'target sequence',
      'target dna',
      'guide sequence',
      'sgrna sequence',
      'sgrna target sequence',
      'grna sequence',
      'guide rna sequence',
      'crrna sequence',
      'crrna target sequence',
      'target site sequence',
      'spacer',
      'spacer sequence',
      'protospacer',
      'protospacer sequence',
    ],
  },
  well: { exact: ['well', 'well position', 'pos', 'position'], loose: ['wells', 'well id', 'well name'] },
  modifications: {
    exact: ['modifications', 'chemical mods'],
    loose: ['modification', 'mods', 'mod', 'modified', 'chemical modifications'],
  },
  plate: { exact: ['plate', 'plate name'], loose: ['plate id', 'plate number', 'plate no'] },
  project: { exact: ['project'], loose: [] },
  nuclease: { exact: ['nuclease', 'gene editor'], loose: [] },
  amount: { exact: ['amount (nmol)'], loose: [] },
  purification: { exact: ['purification'], loose: [] },
} as const satisfies Record<SheetColumn, { exact: readonly string[]; loose: readonly string[] }>;

/** What a cell of the header names: a column, or nothing that is read. */
export type Vocabulary = (cell: string) => SheetColumn | null;

/** Columns that a customer names by their headings; null: the list has no such column. */
export interface ChosenColumns {
  readonly sequence: string;
  readonly name: string | null;
  readonly well: string | null;
}

const exact = new Map<string, SheetColumn>();
const all = new Map<string, SheetColumn>();
for (const [column, words] of Object.entries(headings) as [
  SheetColumn,
  { exact: readonly string[]; loose: readonly string[] },
][]) {
  for (const heading of words.exact) exact.set(heading, column);
  for (const heading of [...words.exact, ...words.loose]) all.set(heading, column);
}

const longestHeading = 80;

const plain = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim();

const inMap =
  (words: ReadonlyMap<string, SheetColumn>): Vocabulary =>
  (cell) =>
    cell.length > longestHeading ? null : (words.get(plain(cell)) ?? null);

/** The headings that an uploaded file is held to (Specification 1 §5). */
export const exactVocabulary: Vocabulary = inMap(exact);
/** These, and what design tools and published libraries write. */
export const looseVocabulary: Vocabulary = inMap(all);

/** The headings that a customer chose; of the other columns those that our own exports name. */
export function chosenVocabulary({ sequence, name, well }: ChosenColumns): Vocabulary {
  const words = new Map([...exact].filter(([, column]) => !['name', 'sequence', 'well'].includes(column)));
  if (well !== null) words.set(plain(well), 'well');
  if (name !== null) words.set(plain(name), 'name');
  words.set(plain(sequence), 'sequence');
  return inMap(words);
}
