import { type Proposal, type ProposalKind, proposalKinds } from '@cutsite/domain/guide-rna';

/** Which repairs are made. */
export interface Mending {
  /** Made in every row that asks for them. */
  readonly kinds: ReadonlySet<ProposalKind>;
  /** Rows, by their keys, that are read from the other strand: never together with others. */
  readonly strands: ReadonlySet<string>;
}

/** Made unless the customer says otherwise: mends of writing. Chemistry, trims, names and places change what is made or where. */
const tickedAtFirst: ReadonlySet<ProposalKind> = new Set([
  'end_marks',
  'quotes',
  'spaces',
  't_to_u',
  'notation',
  'letter_case',
]);

/** Kinds that the customer switched, against what is ticked at first. */
export interface Switched {
  readonly switchedOn: ReadonlySet<ProposalKind>;
  readonly switchedOff: ReadonlySet<ProposalKind>;
}

/** The kinds that are made as things stand. */
export const tickedKinds = ({ switchedOn, switchedOff }: Switched): ReadonlySet<ProposalKind> =>
  new Set([...tickedAtFirst, ...switchedOn].filter((kind) => !switchedOff.has(kind)));

/** One repair can uncover the next, as a trimmed scaffold does the PAM before it; this is deeper than they lie. */
export const mostRounds = 8;

const rank = new Map(proposalKinds.map((kind, at) => [kind, at]));

/** What is made in one row in one round: of each field the first repair that was chosen. */
export function chosenRepairs(
  offered: readonly Proposal[],
  key: string,
  made: readonly ProposalKind[],
  { kinds, strands }: Mending,
): readonly Proposal[] {
  const wanted = offered.filter(({ kind, certain }) =>
    kind === 'reverse_complement' ? strands.has(key) && !made.includes(kind) : certain && kinds.has(kind),
  );
  const inOrder = wanted.toSorted((one, other) => (rank.get(one.kind) ?? 0) - (rank.get(other.kind) ?? 0));
  return inOrder.filter((repair, at) => inOrder.findIndex(({ field }) => field === repair.field) === at);
}
