import { useKeyboardScroll } from '@cutsite/ui/keyboard-scroll';
import { PlateMap } from '@cutsite/ui/plate-map';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';
import { plateOf, wellsToLookAt } from '../plate-of.ts';
import inItems from './order-items.module.css';

interface ItemInsideProps {
  readonly item: StaffOrder['order']['contents']['items'][number];
  readonly staffOrder: StaffOrder;
}

/** The heading of the column that places stand in, in every list of wells. */
const wellTitle = 'Well';

/** What is in an item: asked for when it is unfolded. Wells that a review should look at say so. */
export function ItemInside({ item, staffOrder }: ItemInsideProps) {
  const { data, error } = useQuery(orderQueries.lists(staffOrder.order.order_id));
  const wells = useRef<HTMLDivElement>(null);
  useKeyboardScroll(wells, data !== undefined);
  const list = data?.lists.find(({ item_id: id }) => id === item.id);
  const plates = staffOrder.order.plates.filter(({ item_id: id }) => id === item.id);
  const finding = staffOrder.flags
    .flatMap(({ kind, findings }) => (kind === 'review' ? findings : []))
    .find(({ item_id: id }) => id === item.id);
  const toLook = wellsToLookAt(finding ?? {});
  const wellAt = list?.columns.findIndex(({ title }) => title === wellTitle) ?? -1;
  const hasLook = toLook.size > 0 && wellAt >= 0;
  return (
    <div className={inItems.insideItem}>
      {plates.map((plate) => (
        <PlateMap key={plate.name} {...plateOf(plate, toLook)} />
      ))}
      <dl>
        {item.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {error !== null && <p>{error.message}</p>}
      {list !== undefined && (
        <div ref={wells} className={inItems.wells} role="region" aria-label={`What is in ${item.name}`}>
          <table>
            <thead>
              <tr>
                {list.columns.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
                {hasLook && <th scope="col">To look at</th>}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={row.join('\t')}>
                  {row.map((cell, at) => (
                    <td key={list.columns[at]?.title ?? at}>{list.columns[at]?.code ? <code>{cell}</code> : cell}</td>
                  ))}
                  {hasLook && <td className={inItems.look}>{aboutWell(finding, row[wellAt] ?? '')}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

type Finding = StaffOrder['flags'][number]['findings'][number];

/** What a review should look at in one well, in a sentence or more; empty: nothing. */
const aboutWell = (finding: Finding | undefined, well: string): string =>
  (finding?.points ?? [])
    .filter(({ is_fine: isFine, wells }) => !isFine && wells.includes(well))
    .map(({ text }) => text)
    .join(' ');
