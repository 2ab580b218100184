import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { parseWellLabel, plateFormatOf, wellIndex } from '@cutsite/domain/labware';
import { amountText } from '@cutsite/domain/money';
import { shownLineStatus } from '@cutsite/domain/placed-order';
import { countText } from '@cutsite/domain/text';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { StatusPill } from '../status-pill.tsx';
import styles from './order-page.module.css';

/** What was ordered, as far as its shipment is, and what it cost. */
export function ItemsTable({ order }: { readonly order: PlacedOrderWire }) {
  return (
    <section className={styles.card} aria-labelledby="items">
      <h2 id="items">Items</h2>
      <div className={styles.scroll}>
        <table className={`cs-table ${styles.items}`}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" className={styles.count}>
                Copies
              </th>
              <th scope="col">State</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {order.contents.items.map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  {item.name}
                  <small>{whatText(item)}</small>
                </th>
                <td className={styles.count}>{item.quantity}</td>
                <td>
                  <LineState order={order} item={item} />
                </td>
                <td>{amountText(item.subtotal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** How far a line is, and once something of it or beside it has left: how many copies have, and how many are left. */
function LineState({ order, item }: { readonly order: PlacedOrderWire; readonly item: Item }) {
  const shipment = order.shipments.find(({ id }) => id === item.group_id);
  const shown = shipment?.status ?? order.status;
  // An older process of the store does not send the lines.
  const line = shipment?.lines?.find(({ item_id: id }) => id === item.id);
  if (line === undefined) return <StatusPill status={shown} />;
  const { ordered, shipped } = line;
  return (
    <>
      <StatusPill status={shownLineStatus(shown, line)} />
      {shown === 'partly_shipped' ? (
        <small>
          {shipped} shipped, {ordered - shipped} left
        </small>
      ) : null}
    </>
  );
}

type Item = PlacedOrderWire['contents']['items'][number];

/** "sgRNA kit, 62 guides on a plate, SpCas9": as its kind describes it. */
function whatText({ facts }: Item): string {
  // An older process of the store does not send them: the name alone is shown.
  return (facts as typeof facts | undefined)?.map(({ value }) => value).join(', ') ?? '';
}

type Plate = PlacedOrderWire['plates'][number];

/** Each plate of the order as a picture; of many, the first few stand open. */
export function PlatePictures({ plates }: { readonly plates: readonly Plate[] }) {
  if (plates.length === 0) return null;
  const [first, second, ...others] = plates;
  return (
    <section className={styles.card} aria-labelledby="plates">
      <h2 id="plates">{plates.length === 1 ? 'Plate' : `${plates.length} plates`}</h2>
      {[first, second].map((plate) =>
        plate === undefined ? null : <PlatePicture key={`${plate.item_id} ${plate.name}`} plate={plate} />,
      )}
      {others.length === 0 ? null : (
        <details className={styles.others}>
          <summary>{countText(others.length, 'more plate')}</summary>
          {others.map((plate) => (
            <PlatePicture key={`${plate.item_id} ${plate.name}`} plate={plate} />
          ))}
        </details>
      )}
    </section>
  );
}

/** A plate from above, with how many of its wells are filled. */
export function PlatePicture({ plate }: { readonly plate: Plate }) {
  const format = plateFormatOf(plate.plate_format);
  const states = new Map<number, WellState>();
  for (const well of plate.wells) {
    const position = parseWellLabel(well, format);
    if (position.ok) states.set(wellIndex(position.value, format), 'filled');
  }
  const text = `${plate.name}: ${states.size} of ${format.wellCount} wells`;
  return (
    <figure className={styles.plate}>
      <PlateMap format={format} states={states} label={text} />
      <figcaption aria-hidden="true">{text}</figcaption>
    </figure>
  );
}
