import type { Modification, Nuclease } from '../options/gene-editors.ts';
import { type Pam, pamOf } from '../options/pams.ts';
import { scaffolds } from '../options/scaffolds.ts';

export type TrimKind = 'scaffold' | 'crrna_repeat' | 'overhang' | 'pam';

/** A part of a pasted text that is probably no part of the target. */
export interface Trim {
  readonly kind: TrimKind;
  readonly end: '5' | '3';
  readonly removed: string;
  readonly after: string;
}

/** The overhang that guides carry for cloning into BsmBI or BbsI vectors, in front of a 20-nt target. */
const overhang = 'CACCG';

/** Enough of the SpCas9 scaffold to know it by, also where it was cut short. */
const scaffoldStart = scaffolds.SpCas9.sequence.slice(0, 20);

/** The part of the repeat that crRNAs for SpCas9 carry behind the target, where a tracrRNA pairs with it. */
const repeatStart = 'GUUUUAGAGCUAUGCU';

/** The start of another scaffold, with an extended hairpin: warned about, never trimmed. */
const extendedScaffoldStart = 'GUUUAAGAGCUA';

/** No target is shorter (GR-59, GR-68), so a scaffold before this place leaves no target. */
const minTargetLength = 5;

const trimFrom =
  (kind: TrimKind, start: string) =>
  (rna: string): Trim | null => {
    const at = rna.indexOf(start, minTargetLength);
    return at === -1 ? null : { kind, end: '3', removed: rna.slice(at), after: rna.slice(0, at) };
  };

const scaffoldTrim = trimFrom('scaffold', scaffoldStart);
const repeatTrim = trimFrom('crrna_repeat', repeatStart);

function overhangTrim(rna: string): Trim | null {
  const after = rna.slice(overhang.length);
  const leavesTarget = after.length >= 20 && after.length <= 23;
  return leavesTarget && rna.startsWith(overhang) ? { kind: 'overhang', end: '5', removed: overhang, after } : null;
}

function fitsPam(text: string, pattern: string): boolean {
  return [...pattern].every((letter, at) => letter === 'N' || letter === text[at]);
}

const isTargetWithPam = ({ length }: string, { pattern, targetLengths }: Pam): boolean =>
  targetLengths.includes(length - pattern.length);

/** Whether a text is as long as a target of the editor with its PAM, on either strand. */
export function mayEndInPam(rna: string, nuclease: Nuclease): boolean {
  const pam = pamOf(nuclease);
  return pam !== null && isTargetWithPam(rna, pam);
}

function pamTrim(rna: string, pam: Pam): Trim | null {
  if (!isTargetWithPam(rna, pam)) return null;
  const rest = rna.length - pam.pattern.length;
  const [removed, after] =
    pam.end === '3' ? [rna.slice(rest), rna.slice(0, rest)] : [rna.slice(0, -rest), rna.slice(-rest)];
  return fitsPam(removed, pam.pattern) ? { kind: 'pam', end: pam.end, removed, after } : null;
}

const outsideIn = [scaffoldTrim, repeatTrim, overhangTrim, pamTrim] as const;

/** Whether a whole molecule is wanted, so that nothing in it is left over from cloning or design. */
function isWholeMolecule(nuclease: Nuclease, modification: Modification): boolean {
  return nuclease === 'Other' || modification === 'User-Defined';
}

/**
 * What could be trimmed from a text in capital RNA letters, outside in: scaffold or repeat of a crRNA, cloning
 * overhang, PAM of the editor. Each trim starts from what the one before it leaves.
 */
export function findTrims(rna: string, nuclease: Nuclease, modification: Modification): Trim[] {
  const pam = pamOf(nuclease);
  if (pam === null || isWholeMolecule(nuclease, modification)) return [];
  const trims: Trim[] = [];
  let rest = rna;
  for (const find of outsideIn) {
    const trim = find(rest, pam);
    if (trim === null) continue;
    trims.push(trim);
    rest = trim.after;
  }
  return trims;
}

/** Whether a text carries the scaffold with the extended hairpin, which is not the one that is added here. */
export function hasExtendedScaffold(rna: string, nuclease: Nuclease, modification: Modification): boolean {
  return !isWholeMolecule(nuclease, modification) && rna.includes(extendedScaffoldStart, minTargetLength);
}

/** The trims with nothing else outside of them: what can be cut off while the others are left. */
export function exposedTrims(trims: readonly Trim[]): readonly Trim[] {
  return trims.filter((trim, at) => trims.findIndex(({ end }) => end === trim.end) === at);
}

/** The text without its first or last bases; whitespace among them goes too. */
export function withoutBases(sequence: string, count: number, end: Trim['end']): string {
  let left = count;
  let at = end === '3' ? sequence.length : 0;
  while (left > 0 && at >= 0 && at <= sequence.length) {
    const character = sequence.charAt(end === '3' ? at - 1 : at);
    if (character.trim() !== '') left -= 1;
    at += end === '3' ? -1 : 1;
  }
  return end === '3' ? sequence.slice(0, Math.max(at, 0)) : sequence.slice(at);
}
