import { documentTitle } from '@cutsite/domain/placed-order';
import { Icon } from '@cutsite/ui/icon';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { temperatureLabels } from '../order-text.ts';
import beside from './order-side.module.css';

type Paper = StaffOrder['order']['documents'][number];

const formats: Readonly<Partial<Record<Paper['kind'], string>>> = {
  plate_map_csv: 'CSV',
  plate_map_xlsx: 'XLSX',
  gene_list_csv: 'CSV',
  gene_list_xlsx: 'XLSX',
};

/** As on its customer's page, with the format where there are two. */
function labelOf(order: StaffOrder['order'], { kind }: Paper): string {
  const format = formats[kind];
  const title = documentTitle(kind, { hasPlates: order.plates.length > 0 });
  return format === undefined ? title : `${title}, ${format}`;
}

/** The same paper as its customer gets, by the call for staff. */
function addressOf(orderId: string, { kind, number, group_id: shipment, parcel_id: parcel }: Paper): string {
  const query = new URLSearchParams({
    kind,
    ...(kind === 'credit_note' && number !== null && { number }),
    ...(shipment !== null && { shipment }),
    ...(parcel !== null && { parcel }),
  });
  return `/api/staff/order/${orderId}/paper/?${query.toString()}`;
}

/** The box that a packing list goes with, which tells it from those of the others; of other papers nothing. */
function boxOf(order: StaffOrder['order'], { group_id: id }: Paper): string {
  const box = order.shipments.find((shipment) => shipment.id === id);
  return box === undefined ? '' : `, ${temperatureLabels[box.temperature]}`;
}

/** The number of the parcel that a packing list lies in, which tells it from the others. */
const trackingOf = (order: StaffOrder['order'], { parcel_id: id }: Paper): string | undefined =>
  order.shipments.flatMap(({ parcels }) => parcels).find((parcel) => parcel.id === id)?.tracking_number;

/** The papers and files of an order, each to be saved or with the reason why there is none yet. */
export function OrderPapers({ order }: { readonly order: StaffOrder['order'] }) {
  return (
    <section className={styles.card} aria-labelledby="papers">
      <h2 id="papers">Papers and files</h2>
      <ul className={beside.papers}>
        {order.documents.map((paper) => (
          <li key={`${paper.kind} ${paper.number ?? ''} ${paper.group_id ?? ''} ${paper.parcel_id ?? ''}`}>
            <Icon name="document" size={14} />
            {paper.href === null ? (
              <span>
                {labelOf(order, paper)}
                {boxOf(order, paper)} <small>{paper.reason}</small>
              </span>
            ) : (
              <a href={addressOf(order.order_id, paper)} download>
                {labelOf(order, paper)}
                {boxOf(order, paper)} {paper.number ?? trackingOf(order, paper) ?? ''}
              </a>
            )}
          </li>
        ))}
        {order.files.map((file) => (
          <li key={file.id}>
            <Icon name="upload" size={14} />
            <a href={`/api/staff/order/${order.order_id}/attachments/${file.id}/`} download>
              {file.file_name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
