/** What a column of a sequence sheet can hold. */
export type SheetColumn = 'name' | 'sequence' | 'well' | 'modifications' | 'plate' | 'project';

/** Column numbers, counted from zero; null where the sheet has no such column. */
export type ColumnPlaces = Readonly<Record<SheetColumn, number | null>>;

export const noColumns: ColumnPlaces = {
  name: null,
  sequence: null,
  well: null,
  modifications: null,
  plate: null,
  project: null,
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
      'sequence name',
      'oligo name',
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
} as const satisfies Record<SheetColumn, { exact: readonly string[]; loose: readonly string[] }>;

const exactHeadings = new Map<string, SheetColumn>();
const allHeadings = new Map<string, SheetColumn>();
for (const [column, { exact, loose }] of Object.entries(headings) as [
  SheetColumn,
  { exact: readonly string[]; loose: readonly string[] },
][]) {
  for (const heading of exact) exactHeadings.set(heading, column);
  for (const heading of [...exact, ...loose]) allHeadings.set(heading, column);
}

/** The column that a heading names, or null. An uploaded file is held to the exact headings. */
export function columnOfHeading(cell: string, onlyExact: boolean): SheetColumn | null {
  if (cell.length > 40) return null;
  const heading = cell
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return (onlyExact ? exactHeadings : allHeadings).get(heading) ?? null;
}
