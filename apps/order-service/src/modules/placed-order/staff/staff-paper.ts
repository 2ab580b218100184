import type { EndpointQuery, FileAnswer } from '@cutsite/contracts/endpoint';
import type { getStaffPaper } from '@cutsite/contracts/staff-order';
import type { Result } from '@cutsite/domain/result';
import { refuse } from '@cutsite/service-base/http';
import type { OrderFacts } from '../order-facts.ts';
import { creditNote } from '../papers/credit-note.ts';
import {
  geneList,
  invoice,
  type NoPaper,
  orderConfirmation,
  type PackingListOf,
  packingList,
  plateMap,
} from '../papers/order-papers.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';

/** A paper of anybody's order, the same that its customer gets, or why there is none. */
export async function staffPaper(
  { config, tables, clock }: Pick<PlacedOrderDependencies, 'config' | 'tables' | 'clock'>,
  facts: OrderFacts,
  { kind, number = '', shipment = '', parcel }: EndpointQuery<typeof getStaffPaper>,
) {
  switch (kind) {
    case 'order_confirmation':
      return { status: 200, body: await orderConfirmation(tables, facts, config) } as const;
    case 'invoice':
      return paperOrReason(await invoice(tables, facts, config, clock.now()));
    case 'credit_note': {
      const paper = await creditNote(tables, facts, number.toUpperCase(), config);
      return paper === null ? refuse.notFound() : ({ status: 200, body: paper } as const);
    }
    case 'packing_list':
      return paperOrReason(await packingList(tables, facts, packingListOf({ shipment, parcel }), config));
    case 'gene_list_csv':
      return paperOrReason(await geneList(tables, facts, 'csv'));
    case 'gene_list_xlsx':
      return paperOrReason(await geneList(tables, facts, 'xlsx'));
    case 'plate_map_csv':
      return { status: 200, body: await plateMap(tables, facts, { format: 'csv', at: clock.now() }) } as const;
    case 'plate_map_xlsx':
      return { status: 200, body: await plateMap(tables, facts, { format: 'xlsx', at: clock.now() }) } as const;
  }
}

/** Which packing list a call asks for. */
export const packingListOf = ({
  shipment,
  parcel,
}: {
  readonly shipment: string;
  readonly parcel?: string | undefined;
}): PackingListOf => ({ shipmentId: shipment.toLowerCase(), parcelId: parcel?.toLowerCase() ?? null });

/** A paper that is there, or why it is not. */
export function paperOrReason(paper: Result<FileAnswer, NoPaper>) {
  if (paper.ok) return { status: 200, body: paper.value } as const;
  return paper.error.code === 'no_shipment' ? refuse.notFound() : refuse.conflict(paper.error.reason);
}
