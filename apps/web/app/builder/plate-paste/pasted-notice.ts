import { type PlateFormat, type PlatesPlacement, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText, groupedDigits } from '@cutsite/domain/text';
import type { Noun } from '../list-import/list-product.ts';
import { nothingPasted } from '../paste/nothing-pasted.ts';
import type { BuilderPlate } from '../project/builder-project.ts';
import type { NoticeWords } from '../project/builder-store.ts';

/** What is said where no row found a free place; null where at least one did. */
export const whyNothingFits = ({ plates, notPlaced }: PlatesPlacement<BuilderPlate>, noun: Noun): NoticeWords | null =>
  plates.some(({ placed }) => placed.length > 0)
    ? null
    : nothingPasted(`${countText(notPlaced.length, ...noun)} did not fit.`);

/**
 * "50 guides pasted into A01 to E02. 4 guides went on a new plate: Plate 2. 2 lines ignored." `onlySeen`: they went
 * into the rows of a table that hides others, and those lie apart on the plate.
 */
export function pastedNotice(
  { plates, notPlaced }: PlatesPlacement<BuilderPlate>,
  format: PlateFormat,
  noun: Noun,
  ignoredLines: number,
  onlySeen = false,
): string {
  const [first, ...others] = plates;
  const wells = first?.placed.map(({ index }) => index) ?? [];
  const over = others.reduce((sum, { placed }) => sum + placed.length, 0);
  const names = others.map(({ plate }) => plate.name);
  const where = onlySeen || wells.length === 0 ? 'the rows shown' : span(wells, format);
  return [
    ...(wells.length > 0 ? [`${countText(wells.length, ...noun)} pasted into ${where}.`] : []),
    ...(over > 0 ? [`${countText(over, ...noun)} went on ${newPlatesNamed(names)}.`] : []),
    ...(notPlaced.length > 0 ? [`${countText(notPlaced.length, ...noun)} did not fit.`] : []),
    ...(ignoredLines > 0 ? [`${countText(ignoredLines, 'line')} ignored.`] : []),
  ].join(' ');
}

/** "2 of them replaced what was there." Empty where every well was free; `before`: the plate as it was. */
export function replacedNotice(
  before: Pick<BuilderPlate, 'wells'>,
  { plates: [first] }: Pick<PlatesPlacement<BuilderPlate>, 'plates'>,
): string {
  const taken = new Set(before.wells.filter(holdsSomething).map(({ index }) => index));
  const count = first?.placed.filter(({ index }) => taken.has(index)).length ?? 0;
  if (count === 0) return '';
  const which = first?.placed.length === 1 ? 'It' : `${groupedDigits(count)} of them`;
  return `${which} replaced what was there.`;
}

const holdsSomething = ({ name, sequence }: BuilderPlate['wells'][number]): boolean =>
  name.trim() !== '' || sequence.trim() !== '';

/** "a new plate: Plate 2", "new plates: Plate 2, Plate 3" */
export const newPlatesNamed = (names: readonly string[]): string =>
  `${names.length > 1 ? 'new plates' : 'a new plate'}: ${names.join(', ')}`;

function span(wells: readonly number[], format: PlateFormat): string {
  const label = (index: number): string => wellLabel(wellPosition(index, format));
  const first = label(Math.min(...wells));
  const last = label(Math.max(...wells));
  return first === last ? first : `${first} to ${last}`;
}
