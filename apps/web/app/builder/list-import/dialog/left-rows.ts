import { countText } from '@cutsite/domain/text';
import type { NoticeWords } from '../../project/builder-store.ts';
import type { ListTypes, Preview } from '../list-preview.ts';
import type { Source } from '../read-source.ts';

type Added = Pick<Preview<ListTypes>, 'placed' | 'there' | 'repaired' | 'notPlaced' | 'leftOutCount' | 'plateNames'>;

/**
 * "24 guides added to Plate 1. 6 rows had no place and were left out; they are still there under Add sequences." Every
 * row of the list is accounted for.
 *
 * @param where the plate in view, or where else rows go
 * @param stillUnder where rows without a place are kept; null: they are not
 */
export function addedWords(
  { placed, there, repaired, notPlaced, leftOutCount, plateNames }: Added,
  noun: readonly [one: string, many?: string],
  where: string,
  stillUnder: string | null,
): NoticeWords {
  const places = plateNames.length > 1 ? `${plateNames.length} plates` : (plateNames[0] ?? where);
  const kept = stillUnder === null ? '' : `; ${notPlaced === 1 ? 'it is' : 'they are'} still there under ${stillUnder}`;
  const said = [
    repaired > 0 ? `${repaired} changed as shown.` : '',
    there > 0 ? `${countText(there, 'row')} ${was(there)} on the plate already.` : '',
    notPlaced > 0 ? `${countText(notPlaced, 'row')} had no place and ${was(notPlaced)} left out${kept}.` : '',
    leftOutCount > 0 ? `${countText(leftOutCount, 'row')} ${was(leftOutCount)} left out by you.` : '',
  ];
  const text = said.filter((part) => part !== '').join(' ');
  return { title: `${countText(placed, ...noun)} added to ${places}.`, text };
}

const was = (count: number): string => (count === 1 ? 'was' : 'were');

const cell = (text: string): string => text.replace(/[\t\r\n"]+/g, ' ');

/** The rows without a place as a list of their own; null where there are none, or more than the preview holds. */
export function rowsWithoutPlace({ notPlaced, faultyRows }: Preview<ListTypes>): Source | null {
  const rows = faultyRows.flatMap(({ row, place }) => (place === null ? [row] : []));
  if (rows.length === 0 || rows.length < notPlaced) return null;
  const lines = rows.map(({ well, name, sequence }) => [well ?? '', name, sequence].map(cell).join('\t'));
  return { kind: 'text', text: ['Well\tName\tSequence', ...lines].join('\n') };
}
