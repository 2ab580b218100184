import { checkPlate, type PlateContext } from '../checks/check-plate.ts';
import { checkTubes, type TubesContext } from '../checks/check-tubes.ts';
import type { RowFault } from '../faults/fault.ts';
import type { Plate, RowText, Tube } from '../project/project.ts';
import type { Proposal, ProposalKind } from './proposal.ts';
import { proposeForPlate, proposeForTubes } from './propose-repairs.ts';

/**
 * What is only writing, and is mended with a paste (ruling 71). Trims, chemistry, other strands and other names change
 * what is made, and wait for the customer.
 */
const writing: ReadonlySet<ProposalKind> = new Set([
  'end_marks',
  'quotes',
  'spaces',
  't_to_u',
  'letter_case',
  'name_missing',
]);

/** In how many of the pasted rows what was mended. */
export interface MendedWriting {
  readonly tToU: number;
  readonly smallLetters: number;
  /** Spaces, quotes, marks of the ends, in names and in sequences. */
  readonly otherMarks: number;
  readonly namesGiven: number;
}

export interface MendedPaste<Rows> {
  readonly rows: Rows;
  readonly mended: MendedWriting;
  /** A pasted row has an error, or could be repaired in a way that is for the customer to decide. */
  readonly needsLook: boolean;
}

/** One repair can uncover the next; this is deeper than those of writing lie. */
const maxRounds = 4;

const isOfText = (field: string): boolean => field === 'name' || field === 'sequence';

/** The row with the first repair of writing of each of its fields; null where there is none. */
function mendedRow<Row extends RowText>(row: Row, proposals: readonly Proposal[]): Row | null {
  const own = proposals.filter(({ kind, field }) => writing.has(kind) && isOfText(field));
  if (own.length === 0) return null;
  const texts = new Map(own.toReversed().map(({ field, after }) => [field, after]));
  return { ...row, name: texts.get('name') ?? row.name, sequence: texts.get('sequence') ?? row.sequence };
}

const isLeft = (faults: readonly RowFault[], proposals: readonly Proposal[]): boolean =>
  faults.some(({ severity, field }) => severity === 'error' && isOfText(field)) ||
  proposals.some(({ field }) => isOfText(field));

/** The text as it was pasted is kept beside the one that was made of it. */
function withPastedText<Row extends RowText>(row: Row, before: RowText): Row {
  const { asPasted: _, ...rest } = row;
  const isMended = row.name !== before.name || row.sequence !== before.sequence;
  return { ...rest, ...(isMended && { asPasted: { name: before.name, sequence: before.sequence } }) } as Row;
}

function countMended(pairs: readonly (readonly [before: RowText, after: RowText])[]): MendedWriting {
  const count = (is: (before: RowText, after: RowText) => boolean): number =>
    pairs.filter(([before, after]) => is(before, after)).length;
  const marks = (text: string): string => text.replace(/[A-Za-z]/g, '');
  return {
    tToU: count((before, after) => /t/i.test(before.sequence) && !/t/i.test(after.sequence)),
    smallLetters: count(
      (before, after) => /[acgtu]/.test(before.sequence) && !/[acgtu]/.test(after.sequence.replaceAll('m', '')),
    ),
    otherMarks: count(
      (before, after) =>
        marks(before.sequence) !== marks(after.sequence) || (before.name.trim() !== '' && before.name !== after.name),
    ),
    namesGiven: count((before, after) => before.name.trim() === '' && after.name.trim() !== ''),
  };
}

/**
 * A plate with the writing of pasted wells mended, given by their indexes; other wells stay as they are. Checked by the
 * rules of the plate, so that names that are given are like no other.
 */
export function mendPastedWells(plate: Plate, pasted: ReadonlySet<number>, context: PlateContext): MendedPaste<Plate> {
  const existing = new Set(plate.wells.map(({ index }) => index).filter((index) => !pasted.has(index)));
  let now = plate;
  let check = checkPlate(now, context);
  let offered = proposeForPlate(now, check, existing);
  for (let round = 0; round < maxRounds; round += 1) {
    const wells = now.wells.map((well) =>
      pasted.has(well.index) ? (mendedRow(well, offered.get(well.index) ?? []) ?? well) : well,
    );
    if (wells.every((well, at) => well === now.wells[at])) break;
    now = { ...now, wells };
    check = checkPlate(now, context);
    offered = proposeForPlate(now, check, existing);
  }
  const before = new Map(plate.wells.map((well) => [well.index, well]));
  const wells = now.wells.map((well) =>
    pasted.has(well.index) ? withPastedText(well, before.get(well.index) ?? well) : well,
  );
  const pairs = wells.flatMap((well) => {
    const from = before.get(well.index);
    return from === undefined || !pasted.has(well.index) ? [] : [[from, well] as const];
  });
  return {
    rows: { ...now, wells },
    mended: countMended(pairs),
    needsLook: [...pasted].some((index) => isLeft(check.wells.get(index) ?? [], offered.get(index) ?? [])),
  };
}

/** Tubes with the writing of the pasted ones mended, given by their ids; see {@link mendPastedWells}. */
export function mendPastedTubes(
  tubes: readonly Tube[],
  pasted: ReadonlySet<string>,
  context: TubesContext,
): MendedPaste<readonly Tube[]> {
  let now = tubes;
  let check = checkTubes(now, context);
  let offered = proposeForTubes(now, check, context.tubeNamesInCart);
  for (let round = 0; round < maxRounds; round += 1) {
    const next = now.map((tube, at) => (pasted.has(tube.id) ? (mendedRow(tube, offered[at] ?? []) ?? tube) : tube));
    if (next.every((tube, at) => tube === now[at])) break;
    now = next;
    check = checkTubes(now, context);
    offered = proposeForTubes(now, check, context.tubeNamesInCart);
  }
  const rows = now.map((tube, at) => (pasted.has(tube.id) ? withPastedText(tube, tubes[at] ?? tube) : tube));
  const pairs = rows.flatMap((tube, at) => {
    const from = tubes[at];
    return from === undefined || !pasted.has(tube.id) ? [] : [[from, tube] as const];
  });
  return {
    rows,
    mended: countMended(pairs),
    needsLook: now.some(({ id }, at) => pasted.has(id) && isLeft(check.rows[at] ?? [], offered[at] ?? [])),
  };
}
