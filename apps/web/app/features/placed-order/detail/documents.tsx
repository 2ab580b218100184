import type { OrderDocumentWire, PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { documentTitle } from '@cutsite/domain/placed-order';
import { temperatures } from '@cutsite/domain/product';
import { ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { expectedDayText } from '../../../platform/day-text.ts';
import styles from './order-page.module.css';
import { parcelsOf } from './parcels.tsx';

interface Paper {
  readonly title: string;
  readonly note: string | null;
  readonly files: readonly { readonly format: string; readonly href: string | null; readonly reason: string | null }[];
}

const formats = {
  plate_map_csv: 'CSV',
  plate_map_xlsx: 'XLSX',
  gene_list_csv: 'CSV',
  gene_list_xlsx: 'XLSX',
  order_confirmation: 'PDF',
  invoice: 'PDF',
  credit_note: 'PDF',
  packing_list: 'PDF',
} as const satisfies Record<OrderDocumentWire['kind'], string>;

/** The papers and files of the order; one that cannot be had yet says when it can. */
export function Documents({ order, isLookedAt }: { readonly order: PlacedOrderWire; readonly isLookedAt: boolean }) {
  return (
    <section className={`${styles.card} ${styles.papers}`} aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      <ul className={styles.documents}>
        {papersOf(order).map(({ title, note, files }) => (
          <li key={`${title} ${note}`}>
            <Icon name="document" />
            <div>
              <b>{title}</b>
              {note === null ? null : <small>{note}</small>}
            </div>
            <div className={styles.files}>
              {files.map(({ format, href, reason }) =>
                href === null ? (
                  <small key={format}>{reason}</small>
                ) : (
                  <ButtonLink
                    key={format}
                    size="small"
                    icon="download"
                    href={href}
                    download=""
                    aria-label={`${title}${note === null ? '' : `, ${note}`}, ${format}`}
                  >
                    {format}
                  </ButtonLink>
                ),
              )}
            </div>
          </li>
        ))}
        {/* Quotes have a room of their own in the office. */}
        {!isLookedAt && <OrderedQuote order={order} />}
      </ul>
    </section>
  );
}

/** The quote whose prices were ordered, to look at and as a paper. */
function OrderedQuote({ order }: { readonly order: PlacedOrderWire }) {
  // An older process of the store does not send it.
  const quote = order.quote as PlacedOrderWire['quote'] | undefined;
  if (quote === null || quote === undefined) return null;
  const id = encodeURIComponent(order.order_id);
  return (
    <li>
      <Icon name="document" />
      <div>
        <b>
          <a href={`/quote?order=${id}`}>Quote {quote.number}</a>
        </b>
        <small>{expectedDayText(quote.issued)}</small>
      </div>
      <div className={styles.files}>
        <ButtonLink
          size="small"
          icon="download"
          href={`/api/order/${id}/quote/pdf/`}
          download=""
          aria-label={`Quote ${quote.number}, PDF`}
        >
          PDF
        </ButtonLink>
      </div>
    </li>
  );
}

/** Files of the same paper stand together. */
function papersOf(order: PlacedOrderWire): Paper[] {
  const placed = { hasPlates: order.plates.length > 0 };
  const papers = Map.groupBy(
    order.documents,
    ({ kind, group_id: group, parcel_id: parcel, number }) =>
      `${documentTitle(kind, placed)} ${group ?? ''} ${parcel ?? ''} ${number ?? ''}`,
  );
  return [...papers.values()].flatMap((files) => {
    const [first] = files;
    if (first === undefined) return [];
    return {
      title: documentTitle(first.kind, placed),
      note: noteOf(first, order),
      files: files.map(({ kind, href, reason }) => ({ format: formats[kind], href, reason })),
    };
  });
}

function noteOf({ kind, group_id: group, parcel_id: id, number }: OrderDocumentWire, order: PlacedOrderWire) {
  if (number !== null) return number;
  if (kind === 'plate_map_csv')
    return order.plates.length === 0 ? 'every tube or pool with what is in it' : 'every well with what is in it';
  if (kind === 'gene_list_csv') return 'every gene with its Ensembl id and what you typed';
  const shipment = order.shipments.find((one) => one.id === group);
  if (shipment === undefined) return null;
  const { temperature, status } = shipment;
  const parcels = parcelsOf(shipment);
  const at = parcels.findIndex((parcel) => parcel.id === id);
  const isOneOfSeveral = parcels.length > 1 || status === 'partly_shipped';
  const words = [
    ...(order.shipments.length > 1 ? [temperatures[temperature].label] : []),
    ...(at >= 0 && isOneOfSeveral ? [`parcel ${at + 1}, ${parcels[at]?.tracking_number}`] : []),
  ];
  return words.length === 0 ? null : words.join(', ');
}
