import type { GenomeSlug } from '../gene/index.ts';

/** What a control is for. `cutting`: it cuts where nothing depends on it. */
export type ControlType = 'positive' | 'cutting' | 'non_targeting';

/** What each type is called beside a count: "8 non-targeting". */
export const controlTypeTexts: Readonly<Record<ControlType, string>> = {
  positive: 'positive',
  cutting: 'cutting',
  non_targeting: 'non-targeting',
};

/** A control that can stand in a well in the place of a gene (GL-18, GL-19). */
export interface ControlSet {
  readonly slug: string;
  /** What is shown, and found. */
  readonly label: string;
  /** What goes on the wire as the gene's name. */
  readonly validatedName: string;
  /** The gene that it cuts, where it does. */
  readonly ensemblId: string | null;
  readonly caption: string;
  readonly type: ControlType;
  readonly genomes: readonly GenomeSlug[];
  /** Other ways to write it; letter case, spaces and hyphens are not looked at. */
  readonly synonyms: readonly string[];
}

const both = ['homo_sapiens', 'mus_musculus'] as const;

/** Labels are those of the requirements; captions and synonyms are ours, to be edited freely. */
export const controlSets: readonly ControlSet[] = [
  {
    slug: 'rela_positive',
    label: 'RELA Positive',
    validatedName: 'RELA',
    ensemblId: 'ENSG00000173039',
    caption: 'Positive control: cuts RELA',
    type: 'positive',
    genomes: ['homo_sapiens'],
    synonyms: ['RELA pos', 'RELA positive control', 'RELA control', 'RELA ctrl'],
  },
  {
    slug: 'cdc42bpb_positive',
    label: 'CDC42BPB Positive',
    validatedName: 'CDC42BPB',
    ensemblId: 'ENSG00000198752',
    caption: 'Positive control: cuts CDC42BPB',
    type: 'positive',
    genomes: ['homo_sapiens'],
    synonyms: ['CDC42BPB pos', 'CDC42BPB positive control', 'CDC42BPB control', 'CDC42BPB ctrl'],
  },
  {
    slug: 'ntc1',
    label: 'NTC1',
    validatedName: 'NTC1',
    ensemblId: null,
    caption: 'Non-targeting control 1: cuts nowhere',
    type: 'non_targeting',
    genomes: both,
    synonyms: ['Non-targeting control 1', 'Non-targeting 1', 'Negative control 1', 'NTC01'],
  },
  {
    slug: 'ntc2',
    label: 'NTC2',
    validatedName: 'NTC2',
    ensemblId: null,
    caption: 'Non-targeting control 2: cuts nowhere',
    type: 'non_targeting',
    genomes: both,
    synonyms: ['Non-targeting control 2', 'Non-targeting 2', 'Negative control 2', 'NTC02'],
  },
  {
    slug: 'rosa26',
    label: 'Rosa26',
    validatedName: 'Gt(ROSA)26Sor',
    ensemblId: 'ENSMUSG00000086429',
    caption: 'Cutting control: cuts the Rosa26 locus, on which nothing depends',
    type: 'cutting',
    genomes: ['mus_musculus'],
    synonyms: ['Gt(ROSA)26Sor', 'Rosa26 control', 'Rosa26 ctrl', 'mRosa26'],
  },
  {
    slug: 'trac_positive',
    label: 'TRAC Positive',
    validatedName: 'TRAC',
    ensemblId: 'ENSG00000277734',
    caption: 'Positive control: cuts TRAC',
    type: 'positive',
    genomes: ['homo_sapiens'],
    synonyms: ['TRAC pos', 'TRAC positive control', 'TRAC control', 'TRAC ctrl'],
  },
  {
    slug: 'ptc1',
    label: 'PTC1',
    validatedName: 'PTC1',
    ensemblId: null,
    caption: 'Positive control 1',
    type: 'positive',
    genomes: both,
    synonyms: ['Positive control 1', 'PTC01'],
  },
  {
    slug: 'ptc2',
    label: 'PTC2',
    validatedName: 'PTC2',
    ensemblId: null,
    caption: 'Positive control 2',
    type: 'positive',
    genomes: both,
    synonyms: ['Positive control 2', 'PTC02'],
  },
];

/** Names of controls are compared by their letters and digits. */
const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '');

const byName = new Map(controlSets.flatMap((set) => [set.label, ...set.synonyms].map((name) => [bare(name), set])));

/** The control that a label or synonym names, whatever its genomes (GL-20); null for any other text. */
export function findControl(typed: string): ControlSet | null {
  return typed.length > 40 ? null : (byName.get(bare(typed)) ?? null);
}

/** What people write for some control of a type without saying which. */
const namesOfTypes: Readonly<Record<string, ControlType>> = {
  NTC: 'non_targeting',
  NONTARGETING: 'non_targeting',
  NONTARGETINGCONTROL: 'non_targeting',
  NEGATIVECONTROL: 'non_targeting',
  SCRAMBLE: 'non_targeting',
  SCRAMBLED: 'non_targeting',
  SCRAMBLEDCONTROL: 'non_targeting',
  POSITIVECONTROL: 'positive',
};

/**
 * The controls of a genome that a name may mean which is none of theirs: TRAC for that which cuts TRAC, non-targeting
 * for NTC1 and NTC2. Empty for every other name.
 */
export function controlsMeant(typed: string, genome: GenomeSlug): readonly ControlSet[] {
  const key = typed.length > 40 ? '' : bare(typed);
  const type = Object.hasOwn(namesOfTypes, key) ? namesOfTypes[key] : undefined;
  return controlsFor(genome).filter(
    (set) => set.type === type || (set.ensemblId !== null && bare(set.validatedName) === key),
  );
}

/** The controls of a genome, in the order in which they are offered. */
export function controlsFor(genome: GenomeSlug): readonly ControlSet[] {
  return controlSets.filter(({ genomes }) => genomes.includes(genome));
}
