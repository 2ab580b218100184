import {
  type GuideRnaProject,
  type GuideRnaSettings,
  type ProposalKind,
  requestedSettings,
} from '@cutsite/domain/guide-rna';
import type { ReadSheets } from '@cutsite/domain/sheet';
import type { CheckedPlate } from '../../../../builder/list-import/plates/plate-rules.ts';
import { previewOnPlates } from '../../../../builder/list-import/plates/preview-on-plates.ts';
import {
  type PendingList,
  type WorkedOut,
  workOut as workOutList,
} from '../../../../builder/list-import/plates/work-out.ts';
import { Remembered } from '../../../../builder/list-import/remembered.ts';
import { activePlateOf, type NewId } from '../../../../builder/project/builder-project.ts';
import type { Prices } from '../../../../platform/price-query.ts';
import { priceProject } from '../../price/price-project.ts';
import { type GuideList, geneSymbols, guidePlates, guideRepairs, wordsNotUnderstood } from './guide-list.ts';
import { type CheckedTubes, previewAsTubes } from './preview-as-tubes.ts';

/** What decides beside the project and the list. */
export interface GuideListBeside {
  readonly newTubeSettings: GuideRnaSettings;
  readonly tubeNamesInCart: ReadonlySet<string>;
  /** Null while there is no price list. */
  readonly prices: Prices | null;
}

export type PendingImport = PendingList<GuideRnaProject, ProposalKind> & GuideListBeside;

/** What a preview keeps for the next one of the same list. */
interface PreviewMemory {
  readonly plates: Remembered<CheckedPlate<GuideList>>;
  readonly tubes: Remembered<CheckedTubes>;
}

export const newPreviewMemory = (): PreviewMemory => ({ plates: new Remembered(), tubes: new Remembered() });

/**
 * What adding these sheets would do, in the project's own format; `memory` is that of the previews before of these
 * sheets.
 */
export function workOut(
  read: ReadSheets,
  pending: PendingImport,
  newId: NewId,
  memory: PreviewMemory = newPreviewMemory(),
): WorkedOut<GuideList, GuideRnaProject> {
  memory.plates.next();
  memory.tubes.next();
  const { project, newTubeSettings, prices, tubeNamesInCart, placing } = pending;
  const plate = project.format === 'plates' ? activePlateOf(project) : undefined;
  return workOutList<GuideList, GuideRnaProject>(read, pending, {
    repairs: guideRepairs,
    askedOf: requestedSettings,
    place: (rows, mending) => {
      const placed =
        plate === undefined
          ? previewAsTubes(rows, project, newTubeSettings, tubeNamesInCart, mending, memory.tubes, newId)
          : previewOnPlates(read, rows, project, plate, placing, guidePlates, mending, memory.plates, newId);
      return { ...placed, notes: [...geneSymbols(rows), ...placed.notes, ...wordsNotUnderstood(rows)] };
    },
    priceOf: (priced) => {
      if (prices === null) return null;
      const { refusal, subtotal, parts } = priceProject(priced, tubeNamesInCart, prices);
      if (refusal !== null) return null;
      const lines = parts.flatMap(({ priced: part }) => part?.lines ?? []);
      return { subtotal, lines: lines.map(({ count, unit }) => ({ count, each: unit.unit })) };
    },
  });
}
