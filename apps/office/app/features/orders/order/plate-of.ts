import { type PlateFormat, parseWellLabel, plateFormatOf, wellIndex } from '@cutsite/domain/labware';
import type { StaffOrder } from '../order-data.ts';

/** A plate of an order as its picture needs it. */
export function plateOf({ name, plate_format: slug, wells }: StaffOrder['order']['plates'][number]): {
  readonly format: PlateFormat;
  readonly states: ReadonlyMap<number, 'filled'>;
  readonly label: string;
} {
  const format = plateFormatOf(slug);
  const states = new Map<number, 'filled'>();
  for (const well of wells) {
    const position = parseWellLabel(well, format);
    if (position.ok) states.set(wellIndex(position.value, format), 'filled');
  }
  return { format, states, label: `${name}: ${states.size} of ${format.wellCount} wells filled` };
}
