import { PlateMap } from '@cutsite/ui/plate-map';
import { useQuery } from '@tanstack/react-query';
import { ItemContents } from '../../../platform/record/item-contents.tsx';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';
import { plateOf, wellsToLookAt } from '../plate-of.ts';

interface ItemInsideProps {
  readonly item: StaffOrder['order']['contents']['items'][number];
  readonly staffOrder: StaffOrder;
}

/** The heading of the column that places stand in, in every list of wells. */
const wellTitle = 'Well';

/** What is in an item: asked for when it is unfolded. Wells that a review should look at say so. */
export function ItemInside({ item, staffOrder }: ItemInsideProps) {
  const { data, error } = useQuery(orderQueries.lists(staffOrder.order.order_id));
  const list = data?.lists.find(({ item_id: id }) => id === item.id);
  const plates = staffOrder.order.plates.filter(({ item_id: id }) => id === item.id);
  const finding = staffOrder.flags
    .flatMap(({ kind, findings }) => (kind === 'review' ? findings : []))
    .find(({ item_id: id }) => id === item.id);
  const toLook = wellsToLookAt(finding ?? {});
  const wellAt = list?.columns.findIndex(({ title }) => title === wellTitle) ?? -1;
  const hasLook = toLook.size > 0 && wellAt >= 0;
  return (
    <ItemContents
      item={item}
      lists={data?.lists}
      error={error}
      beside={hasLook ? { title: 'To look at', cell: (row) => aboutWell(finding, row[wellAt] ?? '') } : undefined}
    >
      {plates.map((plate) => (
        <PlateMap key={plate.name} {...plateOf(plate, toLook)} />
      ))}
    </ItemContents>
  );
}

type Finding = StaffOrder['flags'][number]['findings'][number];

/** What a review should look at in one well, in a sentence or more; empty: nothing. */
const aboutWell = (finding: Finding | undefined, well: string): string =>
  (finding?.points ?? [])
    .filter(({ is_fine: isFine, wells }) => !isFine && wells.includes(well))
    .map(({ text }) => text)
    .join(' ');
