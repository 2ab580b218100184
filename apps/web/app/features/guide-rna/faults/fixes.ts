import {
  findRepairs,
  type GuideRnaSettings,
  nameMaxLength,
  type RepairKind,
  type RnaRepair,
  type RowFault,
} from '@cutsite/domain/guide-rna';

/** One press that mends one fault. */
export interface Fix {
  readonly label: string;
  readonly change: { readonly name?: string; readonly sequence?: string } & Partial<GuideRnaSettings>;
}

interface Row {
  readonly name: string;
  readonly sequence: string;
}

/** Which repairs answer which fault; the domain finds them (ruling 12). */
const answers: Readonly<Partial<Record<RowFault['code'], readonly RepairKind[]>>> = {
  sequence_not_rna: ['quotes', 'spaces', 't_to_u'],
  unsupported_character: ['quotes', 'spaces', 't_to_u'],
  name_characters: ['quotes', 'spaces'],
  pam_at_end: ['pam'],
  pam_at_start: ['pam'],
  cloning_overhang: ['overhang'],
  scaffold_at_end: ['scaffold'],
};

/** The fix of a fault, when there is one answer to it; null when the customer must decide. */
export function fixOf(
  fault: RowFault,
  row: Row,
  settings: Pick<GuideRnaSettings, 'nuclease' | 'modifications'>,
): Fix | null {
  if (fault.code === 'name_characters') return renamed(row);
  if (fault.code === 'hplc_unavailable') return { label: 'Use standard', change: { purification: 'spe' } };
  if (fault.code === 'modification_unavailable')
    return { label: 'Use Standard', change: { modifications: 'Standard' } };
  const kinds = answers[fault.code];
  if (kinds === undefined) return null;
  const repairs = findRepairs(row, settings.nuclease, settings.modifications).filter(
    (repair) => repair.field === fault.field && kinds.includes(repair.kind),
  );
  const last = repairs.at(-1);
  return last === undefined ? null : { label: labelOf(repairs), change: { [last.field]: last.after } };
}

/** "Rename to CTNNB1-g1": every run of characters that a name cannot have becomes one hyphen. */
function renamed({ name }: Row): Fix | null {
  const after = name
    .trim()
    .replace(/[^A-Za-z0-9 _-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (after === '' || after === name || after.length > nameMaxLength) return null;
  return { label: `Rename to ${after}`, change: { name: after } };
}

function labelOf(repairs: readonly RnaRepair[]): string {
  const [first] = repairs;
  if (first === undefined) return 'Fix';
  const words = {
    t_to_u: 'Change T to U',
    spaces: 'Remove spaces',
    quotes: 'Remove quotes',
    pam: `Trim ${first.before.length - first.after.length} nt`,
    overhang: `Trim ${first.before.length - first.after.length} nt`,
    scaffold: 'Trim the scaffold',
  } as const satisfies Record<RepairKind, string>;
  return repairs.some((repair) => repair.kind === 't_to_u') ? words.t_to_u : words[first.kind];
}
