import type { GuideRnaProject, GuideRnaSettings } from '@cutsite/domain/guide-rna';
import { usd } from '@cutsite/domain/money';
import type { ReadSheets } from '@cutsite/domain/sheet';
import { Remembered } from '../../../../builder/list-import/remembered.ts';
import { activePlateOf, type NewId } from '../../../../builder/project/builder-project.ts';
import type { Prices } from '../../../../platform/price-query.ts';
import { priceProject } from '../../price/price-project.ts';
import type { PlatePlacing } from './lay-on-plates.ts';
import { type Switched, tickedKinds } from './mend.ts';
import type { CheckedLoad } from './mend-on-plates.ts';
import type { AddedCost, Preview } from './preview.ts';
import { type CheckedTubes, previewAsTubes } from './preview-as-tubes.ts';
import { previewOnPlates } from './preview-on-plates.ts';
import { type RowDecisions, rowsToAdd } from './rows-to-add.ts';
import { sumUp } from './sum-up.ts';

/** Everything that decides what adding would do, beside the rows themselves. */
export interface AddWish extends RowDecisions, Switched {
  readonly project: GuideRnaProject;
  readonly placing: PlatePlacing;
  readonly newTubeSettings: GuideRnaSettings;
  readonly tubeNamesInCart: ReadonlySet<string>;
  /** Rows that are read from the other strand. */
  readonly strands: ReadonlySet<string>;
  /** The row that is being edited. */
  readonly open: string | null;
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
  readonly preview: Preview;
  readonly after: GuideRnaProject;
}

/** What adding these sheets would do, in the project's own format; `memory` is that of the previews before of these sheets. */
export function workOut(
  read: ReadSheets,
  wish: AddWish,
  newId: NewId,
  memory: PreviewMemory = newPreviewMemory(),
): WorkedOut {
  memory.plates.next();
  memory.tubes.next();
  const { project, newTubeSettings, strands, open, prices } = wish;
  const mending = { kinds: tickedKinds(wish), strands };
  const own = rowsToAdd(read, wish);
  const plate = project.format === 'plates' ? activePlateOf(project) : undefined;
  const worked =
    plate === undefined
      ? previewAsTubes(own.rows, project, newTubeSettings, wish.tubeNamesInCart, mending, memory.tubes, newId)
      : previewOnPlates(read, own.rows, project, plate, wish.placing, mending, memory.plates, newId);
  const cost = prices === null ? null : costOf(project, worked.after, prices);
  return { preview: sumUp(read, own, worked, cost, open), after: worked.after };
}

/** The price with the rows less the price without, by the function that prices the project on screen and on the server. */
function costOf(before: GuideRnaProject, after: GuideRnaProject, prices: Prices): AddedCost | null {
  const now = priceProject(before, prices);
  const then = priceProject(after, prices);
  if (now.refusal !== null || then.refusal !== null) return null;
  const guides = then.guides - now.guides;
  const minor = then.subtotal.minor - now.subtotal.minor;
  const isEven = guides > 0 && minor >= 0 && minor % guides === 0;
  return { guides, added: usd(minor), each: isEven ? usd(minor / guides) : null };
}
