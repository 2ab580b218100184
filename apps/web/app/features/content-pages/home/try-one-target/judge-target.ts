import {
  checkTubes,
  faultMessage,
  findRepairs,
  type Nuclease,
  newTube,
  type RepairKind,
} from '@cutsite/domain/guide-rna';

/** A stretch of the target as it is shown: unchanged, put in by a repair, taken away by one, or not RNA at all. */
export interface TargetPiece {
  readonly kind: 'kept' | 'added' | 'removed' | 'wrong';
  readonly text: string;
}

/** What is said about one pasted target. */
export interface TargetVerdict {
  readonly tone: 'fine' | 'repairable' | 'wrong';
  readonly headline: string;
  /** The target in groups of five after the repairs, with what they remove. */
  readonly groups: readonly (readonly TargetPiece[])[];
  readonly sentence: string;
}

/** The element that shows each kind, in the server's HTML and in the island's. */
export const pieceElements = { kept: 'b', added: 'ins', removed: 'del', wrong: 'mark' } as const satisfies Record<
  TargetPiece['kind'],
  string
>;

/** The home page checks for the editor that most visitors use. */
const NUCLEASE: Nuclease = 'SpCas9';
const GROUP = 5;

const repairSentences: Record<RepairKind, (removed: string) => string> = {
  end_marks: () => '5′ and 3′ marks and dashes were removed.',
  quotes: () => 'Quotation marks were removed.',
  spaces: () => 'Spaces were removed.',
  t_to_u: () => 'T was changed to U.',
  pam: (removed) => `${removed} at the end looks like the PAM, which is not part of the target.`,
  overhang: (removed) =>
    `${removed} at the start looks like a cloning overhang; it would be made as part of the guide.`,
  crrna_repeat: (removed) => `The last ${removed.length} nt are the repeat of a crRNA; the scaffold is added anyway.`,
  scaffold: (removed) => `The last ${removed.length} nt are the scaffold, which is added anyway.`,
};

const headlines = ['Ready as it is', 'One repair offered', 'Two repairs offered', 'Three repairs offered'];

/**
 * Checks one target as the order screen would: the same repairs and the same rules (GR-56 to GR-65, ruling 12).
 * @param typed what the visitor pasted, DNA or RNA
 */
export function judgeTarget(typed: string): TargetVerdict {
  const repairs = findRepairs({ name: 'target', sequence: typed }, NUCLEASE).filter(
    ({ field }) => field === 'sequence',
  );
  const repaired = repairs.at(-1)?.after ?? typed;
  const fault = checkTubes([{ ...newTube('target', 'A01'), name: 'target', sequence: repaired, nuclease: NUCLEASE }], {
    tubeNamesInCart: new Set(),
  }).rows[0]?.find(({ field, severity }) => field === 'sequence' && severity === 'error');

  // The marks of the ends are no letters of the target, so the pieces are those of what stands between them.
  const unmarked = repairs.find(({ kind }) => kind === 'end_marks')?.after ?? typed;
  const groups = piecesOf(
    unmarked,
    repairs.filter(({ kind }) => kind !== 'end_marks'),
  );
  if (fault !== undefined)
    return { tone: 'wrong', headline: 'Cannot be ordered yet', groups, sentence: faultMessage(fault) };
  return {
    tone: repairs.length === 0 ? 'fine' : 'repairable',
    headline: headlines[repairs.length] ?? `${repairs.length} repairs offered`,
    groups,
    sentence: [
      `${repaired.length} nt for ${NUCLEASE}.`,
      ...repairs.map(({ kind, before, after }) => repairSentences[kind](removedText(before, after))),
    ].join(' '),
  };
}

type Repairs = ReturnType<typeof findRepairs>;

/** The target after the repairs, letter by letter against what was typed. */
function piecesOf(typed: string, repairs: Repairs): TargetPiece[][] {
  const trims = repairs.filter(
    ({ before, after }) => after.length < before.length && (before.startsWith(after) || before.endsWith(after)),
  );
  const whole = trims[0]?.before ?? repairs.at(-1)?.after ?? typed;
  const kept = repairs.at(-1)?.after ?? typed;
  const start = whole.indexOf(kept);
  const asTyped = lettersOnly(typed);
  const letters = [...kept.toUpperCase()].map((letter, at): TargetPiece => {
    if (!'ACGU'.includes(letter)) return { kind: 'wrong', text: letter };
    const before = asTyped.charAt(start + at);
    return { kind: before === '' || before.toUpperCase() === letter ? 'kept' : 'added', text: letter };
  });
  const groups: TargetPiece[][] = [];
  for (let at = 0; at < letters.length; at += GROUP) groups.push(joined(letters.slice(at, at + GROUP)));
  if (start > 0) groups.unshift([{ kind: 'removed', text: whole.slice(0, start).toUpperCase() }]);
  const rest = whole.slice(start + kept.length);
  if (rest !== '') groups.push([{ kind: 'removed', text: rest.toUpperCase() }]);
  return groups;
}

/** Neighbouring letters of one kind in one piece. */
function joined(letters: readonly TargetPiece[]): TargetPiece[] {
  return letters.reduce<TargetPiece[]>((pieces, letter) => {
    const last = pieces.at(-1);
    if (last?.kind !== letter.kind) return [...pieces, letter];
    return [...pieces.slice(0, -1), { kind: last.kind, text: last.text + letter.text }];
  }, []);
}

function lettersOnly(text: string): string {
  return text.replace(/[^\p{L}\d*]/gu, '');
}

function removedText(before: string, after: string): string {
  return (
    before.startsWith(after) ? before.slice(after.length) : before.slice(0, before.length - after.length)
  ).toUpperCase();
}
