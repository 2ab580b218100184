import {
  canonicalSequence,
  type GuideRnaItem,
  multiplexFields,
  processing,
  purificationOf,
} from '@cutsite/domain/guide-rna';
import { splitWellLabel, type WellPosition, wellLabel } from '@cutsite/domain/labware';
import { plainLabel } from '@cutsite/domain/text';
import { projectNameFromWire, projectNameToWire } from '../naming/index.ts';
import type { GuideRnaItemWire } from './item-schema.ts';

/** A field that says again what another field says, and says something else. Texts of ours. */
export const wireFaultMessages = {
  processing_mismatch: 'The processing does not match the yield and the purification.',
  quantity_mismatch: 'The quantity in nmol does not match the yield.',
  format_mismatch: 'The item format does not match the product format.',
} as const;

export type WireFaultCode = keyof typeof wireFaultMessages;

/** @see wireFaultMessages */
export interface WireFault {
  readonly code: WireFaultCode;
  readonly field: 'processing' | 'quantity' | 'item_format_name';
  readonly message: string;
}

/** The payload of a guide RNA item (GR-99 to GR-103). */
export function guideRnaItemToWire(item: GuideRnaItem): GuideRnaItemWire {
  const settings = {
    product_slug: item.productSlug,
    ...projectNameToWire(item),
    cell_line: item.cellLine,
    species: item.species,
    guaranteed_yield: item.yield,
    mod: item.modifications,
    processing: processing(item.yield, item.purification),
  };
  const extra = multiplexFields(item);
  const editor =
    item.nuclease === 'eSpOT-ON' && extra !== null
      ? {
          nuclease: item.nuclease,
          item_type_name: extra.itemTypeName,
          item_format_name: extra.itemFormatName,
          quantity: extra.quantity,
          quantity_unit: extra.quantityUnit,
        }
      : { nuclease: item.nuclease as Exclude<typeof item.nuclease, 'eSpOT-ON'> };
  if (item.format === 'tube') {
    const sequences = item.sequences.map(({ name, rawSequence }) => ({ name, raw_sequence: rawSequence }));
    return { ...settings, ...editor, product_format: 'tube', sequences };
  }
  const sequences = item.sequences.map(({ name, rawSequence, well }) => ({
    name,
    raw_sequence: rawSequence,
    well: well === null ? '' : wellLabel(well),
  }));
  return { ...settings, ...editor, product_format: 'plate', plate_name: item.plateName ?? '', sequences };
}

/** A label with both halves, on the plate or off it: the rules say which. Null when a half is missing. */
function placeOf(label: string): WellPosition | null {
  const { row, column } = splitWellLabel(label);
  return row === null || column === null ? null : { row, column };
}

function faultsOf(wire: GuideRnaItemWire, item: GuideRnaItem): WireFault[] {
  const faults: WireFault[] = [];
  const add = (code: WireFaultCode, field: WireFault['field']) =>
    faults.push({ code, field, message: wireFaultMessages[code] });
  const steps = processing(item.yield, item.purification);
  if (wire.processing.length !== steps.length || !steps.every((step) => wire.processing.includes(step))) {
    add('processing_mismatch', 'processing');
  }
  const extra = multiplexFields(item);
  if ('quantity' in wire && extra !== null) {
    if (wire.quantity !== extra.quantity) add('quantity_mismatch', 'quantity');
    if (wire.item_format_name !== extra.itemFormatName) add('format_mismatch', 'item_format_name');
  }
  return faults;
}

/** The item of a payload, and where the payload contradicts itself. */
export interface ReadGuideRnaItem {
  readonly item: GuideRnaItem;
  readonly faults: readonly WireFault[];
}

/**
 * The item of a payload, in the form in which it is made: names trimmed, sequences in capitals. Whether it can be
 * ordered is for the rules of the domain; with faults of its own it cannot.
 */
export function guideRnaItemFromWire(wire: GuideRnaItemWire): ReadGuideRnaItem {
  const { product_format: format, mod: modifications } = wire;
  const sequenceContext = { format, modifications };
  const item: GuideRnaItem = {
    kind: 'guide_rna',
    productSlug: wire.product_slug,
    ...projectNameFromWire(wire),
    format,
    species: wire.species,
    cellLine: plainLabel(wire.cell_line ?? '') || null,
    plateName: wire.product_format === 'plate' ? wire.plate_name.trim() : null,
    nuclease: wire.nuclease,
    modifications,
    yield: wire.guaranteed_yield,
    purification: purificationOf(wire.processing),
    sequences: wire.sequences.map((sequence) => ({
      name: sequence.name.trim(),
      rawSequence: canonicalSequence(sequence.raw_sequence, sequenceContext),
      well: 'well' in sequence ? placeOf(sequence.well) : null,
    })),
  };
  return { item, faults: faultsOf(wire, item) };
}
