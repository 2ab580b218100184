/** An amount as its word on the wire (ruling 26). */
export type YieldId = '1.5nmol' | '3nmol' | '5nmol' | '10nmol' | '20nmol' | '50nmol' | '100nmol';

export interface YieldOption {
  readonly id: YieldId;
  readonly display: string;
  /** The amount delivered, in nmol: a yield, not a synthesis scale. */
  readonly nmol: number;
}

/** All amounts, smallest first. */
export const yieldOptions = [
  { id: '1.5nmol', display: '1.5 nmol', nmol: 1.5 },
  { id: '3nmol', display: '3 nmol', nmol: 3 },
  { id: '5nmol', display: '5 nmol', nmol: 5 },
  { id: '10nmol', display: '10 nmol', nmol: 10 },
  { id: '20nmol', display: '20 nmol', nmol: 20 },
  { id: '50nmol', display: '50 nmol', nmol: 50 },
  { id: '100nmol', display: '100 nmol', nmol: 100 },
] as const satisfies readonly YieldOption[];

const nmolById = new Map<YieldId, number>(yieldOptions.map((option) => [option.id, option.nmol]));

/** The amount of a yield in nmol. */
export function nmolOf(yieldId: YieldId): number {
  const nmol = nmolById.get(yieldId);
  if (nmol === undefined) throw new RangeError(`No such yield: ${yieldId}`);
  return nmol;
}

/** A plate well holds at most this many nmol (GR-97). */
export const plateYieldLimitNmol = 10;

/** The amounts offered for a format: plates hold 10 nmol or less, tubes any. */
export function yieldOptionsFor(format: ProductFormat): readonly YieldOption[] {
  return format === 'tube' ? yieldOptions : yieldOptions.filter((option) => option.nmol <= plateYieldLimitNmol);
}

/** One kit or a plate of guides (GR-101). */
export type ProductFormat = 'tube' | 'plate';

export type Purification = 'spe' | 'hplc';

/** All purifications, the default first (GR-6, GR-13). */
export const purificationOptions = [
  { id: 'spe', display: 'Standard' },
  { id: 'hplc', display: 'HPLC' },
] as const satisfies readonly { readonly id: Purification; readonly display: string }[];

/** The least amount that HPLC and the additional clean-up start from, in nmol (GR-17, GR-85). */
export const hplcMinimumNmol = 50;

/** A genome by its slug (GR-9). */
export type Species = 'homo_sapiens' | 'mus_musculus' | 'other';

/** Each with its label, common name and slug (GR-9). */
export const genomes = [
  { slug: 'homo_sapiens', label: 'Human', commonName: 'human', exampleLine: 'K-562' },
  { slug: 'mus_musculus', label: 'Mouse', commonName: 'mouse', exampleLine: 'C2C12' },
  { slug: 'other', label: 'Other', commonName: 'other', exampleLine: 'CHO-K1' },
] as const satisfies readonly {
  readonly slug: Species;
  readonly label: string;
  readonly commonName: string;
  readonly exampleLine: string;
}[];
