import { wellLabel } from '../../labware/index.ts';
import { checkPlacedRows, checkPlateSettings, isFilled } from '../checks/check-plate.ts';
import { checkTubes, type TubesContext } from '../checks/check-tubes.ts';
import {
  faultMessage,
  type PlateFault,
  type PlateFaultCode,
  type RowFault,
  type RowFaultCode,
} from '../faults/fault.ts';
import type { PlateField, RowErrorFlag, RowField, Severity } from '../faults/fault-table.ts';
import { checkPlateName } from '../names/plate-name-rules.ts';
import { productOf } from '../options/gene-editors.ts';
import { newTube, tubePosition } from '../project/new-rows.ts';
import { type RuleSettings, ruleSettings } from '../settings/rule-settings.ts';
import type { GuideRnaItem } from './guide-rna-item.ts';

/** Texts for what only an item can get wrong; the first is specified by ruling 28. */
export const itemFaultMessages = {
  product_mismatch: 'The product does not match the selected gene editor.',
  no_sequences: 'Add at least one sequence.',
} as const;

export type ItemFaultCode = keyof typeof itemFaultMessages | RowFaultCode | PlateFaultCode;

/** One thing to say about an item, with its sentence, ready for an answer over the wire. */
export interface ItemFault {
  readonly code: ItemFaultCode;
  readonly flag: RowErrorFlag | null;
  readonly severity: Severity;
  readonly field: RowField | PlateField | 'product' | 'sequences';
  /** Which of the item's sequences it is about; null for the item as a whole. */
  readonly sequenceIndex: number | null;
  /** The well of that sequence, `A01`; null in tubes and for the item as a whole. */
  readonly well: string | null;
  /** The name of the row, or of the plate; empty where there is none. */
  readonly name: string;
  readonly message: string;
}

export interface ItemCheck {
  readonly faults: readonly ItemFault[];
  readonly errors: number;
  readonly needsReview: boolean;
}

function ownFault(code: keyof typeof itemFaultMessages, field: 'product' | 'sequences', item: GuideRnaItem): ItemFault {
  const message = itemFaultMessages[code];
  return {
    code,
    flag: null,
    severity: 'error',
    field,
    sequenceIndex: null,
    well: null,
    name: item.plateName ?? '',
    message,
  };
}

function wholeFault(fault: PlateFault, item: GuideRnaItem): ItemFault {
  const { code, flag, severity, field } = fault;
  const name = item.plateName ?? '';
  return { code, flag, severity, field, sequenceIndex: null, well: null, name, message: faultMessage(fault) };
}

function sequenceFault(fault: RowFault, item: GuideRnaItem, sequenceIndex: number): ItemFault {
  const { code, flag, severity, field } = fault;
  const sequence = item.sequences[sequenceIndex];
  const well = sequence?.well ? wellLabel(sequence.well) : null;
  return { code, flag, severity, field, sequenceIndex, well, name: sequence?.name ?? '', message: faultMessage(fault) };
}

function faultsOfItem(item: GuideRnaItem): ItemFault[] {
  const faults: ItemFault[] = [];
  if (item.productSlug !== productOf(item.nuclease)) faults.push(ownFault('product_mismatch', 'product', item));
  if (item.format === 'tube' && item.sequences.length === 0) faults.push(ownFault('no_sequences', 'sequences', item));
  return faults;
}

function plateItemFaults(item: GuideRnaItem, otherNames: readonly string[], rules: RuleSettings): ItemFault[] {
  const rows = item.sequences.map(({ name, rawSequence, well }) => ({
    name,
    sequence: rawSequence,
    position: well ?? { row: null, column: null },
  }));
  const whole = [
    ...checkPlateName(item.plateName ?? '', otherNames),
    ...checkPlateSettings(item, rows.filter(isFilled).length, rules),
  ];
  return [
    ...whole.map((fault) => wholeFault(fault, item)),
    ...checkPlacedRows(rows, item).flatMap((own, at) => own.map((fault) => sequenceFault(fault, item, at))),
  ];
}

/** The row faults of all tube items together, one list for each sequence of each item. */
function tubeItemRows(items: readonly GuideRnaItem[], context: TubesContext): Iterator<readonly RowFault[]> {
  const tubes = items
    .filter((item) => item.format === 'tube')
    .flatMap((item) =>
      item.sequences.map(({ name, rawSequence }) => ({ ...newTube('', '', item), name, sequence: rawSequence })),
    )
    .map((tube, index) => ({ ...tube, position: tubePosition(index) }));
  return checkTubes(tubes, context).rows.values();
}

/** The names of the plates that are of the same project as this one, without its own. */
function otherPlateNames(items: readonly GuideRnaItem[], plate: GuideRnaItem): string[] {
  return items
    .filter((item) => item !== plate && item.format === 'plate' && item.projectName === plate.projectName)
    .map((item) => item.plateName ?? '');
}

/**
 * Checks the items of one call. Plate names are unique among the plates of a project (ruling 36), and items may be of
 * several projects. Tube names are unique among all tube items: they come into one cart, where each tube has a name of
 * its own. The same rules as on the screen, answered in the order of the items.
 */
export function checkItems(items: readonly GuideRnaItem[], context: TubesContext): ItemCheck[] {
  const rules = context.settings ?? ruleSettings;
  const tubeRows = tubeItemRows(items, context);
  return items.map((item) => {
    const faults = faultsOfItem(item);
    if (item.format === 'plate') {
      faults.push(...plateItemFaults(item, otherPlateNames(items, item), rules));
    } else {
      for (const at of item.sequences.keys()) {
        const own = tubeRows.next().value as readonly RowFault[] | undefined;
        faults.push(...(own ?? []).map((fault) => sequenceFault(fault, item, at)));
      }
    }
    return {
      faults,
      errors: faults.filter((fault) => fault.severity === 'error').length,
      needsReview: faults.some((fault) => fault.code === 'plate_needs_review'),
    };
  });
}

/** Checks one item by itself: what the server runs before it takes it into a cart. */
export function checkItem(item: GuideRnaItem, context: TubesContext): ItemCheck {
  const [check] = checkItems([item], context);
  if (check === undefined) throw new Error('An item was checked and gave no answer');
  return check;
}
