import { type PlateFormat, parseWellLabel, plateFormatOf, wellIndex } from '@cutsite/domain/labware';
import type { StaffOrder } from './order-data.ts';

type Finding = StaffOrder['flags'][number]['findings'][number];

/** The wells of an item that somebody should look at, by their labels. */
export const wellsToLookAt = ({ points = [] }: Pick<Finding, 'points'>): ReadonlySet<string> =>
  new Set(points.flatMap(({ is_fine: isFine, wells }) => (isFine ? [] : wells)));

/** A plate of an order as its picture needs it. @param toLook labels of wells that are drawn as warnings */
export function plateOf(
  { name, plate_format: slug, wells }: StaffOrder['order']['plates'][number],
  toLook: ReadonlySet<string> = new Set(),
): {
  readonly format: PlateFormat;
  readonly states: ReadonlyMap<number, 'filled' | 'warning'>;
  readonly label: string;
} {
  const format = plateFormatOf(slug);
  const states = new Map<number, 'filled' | 'warning'>();
  for (const well of wells) {
    const position = parseWellLabel(well, format);
    if (position.ok) states.set(wellIndex(position.value, format), toLook.has(well) ? 'warning' : 'filled');
  }
  const look = [...states.values()].filter((state) => state === 'warning').length;
  const spoken = look === 0 ? '' : `, ${look} to look at`;
  return { format, states, label: `${name}: ${states.size} of ${format.wellCount} wells filled${spoken}` };
}
