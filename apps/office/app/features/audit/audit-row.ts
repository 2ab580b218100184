import type { EndpointQuery, SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { searchAudit } from '@cutsite/contracts/staff';

/** A row of the audit as the office reads it. */
export type AuditRow = SuccessAnswer<typeof searchAudit>['body']['rows'][number];

/** What a search sends. */
export type AuditSearch = EndpointQuery<typeof searchAudit, 'sent'>;

const rooms: Readonly<Record<string, string>> = {
  order: 'orders',
  request: 'requests',
  quote: 'quotes',
  customer: 'customers',
};

/** Where the office shows what a row is about; null: nowhere. */
export function addressOf({ kind, id }: AuditRow['subject']): string | null {
  const room = rooms[kind];
  return room === undefined || id === null ? null : `/office/${room}/${id}`;
}
