import {
  askedSettings,
  type GuideRnaProject,
  type GuideRnaSettings,
  type ProposalKind,
  proposalKinds,
} from '@cutsite/domain/guide-rna';
import { usd } from '@cutsite/domain/money';
import type { ReadSheets } from '@cutsite/domain/sheet';
import { tickedKinds } from '../../../../builder/list-import/chosen-repairs.ts';
import type { AddedCost, Preview } from '../../../../builder/list-import/list-preview.ts';
import { rowsToAdd } from '../../../../builder/list-import/list-rows.ts';
import { Remembered } from '../../../../builder/list-import/remembered.ts';
import { sumUp } from '../../../../builder/list-import/sum-up.ts';
import type { Decisions } from '../../../../builder/list-import/use-decisions.ts';
import { activePlateOf, type NewId } from '../../../../builder/project/builder-project.ts';
import type { Prices } from '../../../../platform/price-query.ts';
import { priceProject } from '../../price/price-project.ts';
import { type GuideList, specialKinds, tickedAtFirst } from './guide-list.ts';
import type { PlatePlacing } from './lay-on-plates.ts';
import type { CheckedLoad } from './mend-on-plates.ts';
import { type CheckedTubes, previewAsTubes } from './preview-as-tubes.ts';
import { previewOnPlates } from './preview-on-plates.ts';

/** Everything that decides what adding would do, beside the rows themselves. */
export interface PendingImport extends Omit<Decisions<ProposalKind>, 'againIsNextPlate' | 'largerPlates'> {
  readonly project: GuideRnaProject;
  readonly placing: PlatePlacing;
  readonly newTubeSettings: GuideRnaSettings;
  readonly tubeNamesInCart: ReadonlySet<string>;
  /** Null while there is no price list. */
  readonly prices: Prices | null;
}

/** What a preview keeps for the next one of the same list. */
interface PreviewMemory {
  readonly plates: Remembered<CheckedLoad>;
  readonly tubes: Remembered<CheckedTubes>;
}

export const newPreviewMemory = (): PreviewMemory => ({ plates: new Remembered(), tubes: new Remembered() });

/** The preview, and the project with the rows in it. */
interface WorkedOut {
  readonly preview: Preview<GuideList>;
  readonly after: GuideRnaProject;
}

/**
 * What adding these sheets would do, in the project's own format; `memory` is that of the previews before of these
 * sheets.
 */
export function workOut(
  read: ReadSheets,
  pending: PendingImport,
  newId: NewId,
  memory: PreviewMemory = newPreviewMemory(),
): WorkedOut {
  memory.plates.next();
  memory.tubes.next();
  const { project, newTubeSettings, otherAnswers, open, prices, tubeNamesInCart } = pending;
  const kinds = tickedKinds(tickedAtFirst, pending);
  const mending = { kinds, order: proposalKinds, byRow: specialKinds.byRow, rows: otherAnswers };
  const own = rowsToAdd(read, pending, askedSettings);
  const plate = project.format === 'plates' ? activePlateOf(project) : undefined;
  const { after, ...worked } =
    plate === undefined
      ? previewAsTubes(own.rows, project, newTubeSettings, tubeNamesInCart, mending, memory.tubes, newId)
      : previewOnPlates(read, own.rows, project, plate, pending.placing, mending, memory.plates, newId);
  const cost = prices === null ? null : costOf(project, after, prices);
  return { preview: sumUp<GuideList>(read, own, worked, cost, open, specialKinds), after };
}

/**
 * The price with the rows less the price without, by the function that prices the project on screen and on the server.
 */
function costOf(before: GuideRnaProject, after: GuideRnaProject, prices: Prices): AddedCost | null {
  const now = priceProject(before, prices);
  const then = priceProject(after, prices);
  if (now.refusal !== null || then.refusal !== null) return null;
  const count = then.guides - now.guides;
  const minor = then.subtotal.minor - now.subtotal.minor;
  const isEven = count > 0 && minor >= 0 && minor % count === 0;
  return { count, added: usd(minor), each: isEven ? usd(minor / count) : null };
}
