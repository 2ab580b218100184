import type { EndpointQuery, SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { searchAudit } from '@cutsite/contracts/staff';

/** A row of the audit as the office reads it. */
export type AuditRow = SuccessAnswer<typeof searchAudit>['body']['rows'][number];

/** What a search sends. */
export type AuditSearch = EndpointQuery<typeof searchAudit, 'sent'>;

/** Where the office shows what a row is about; null: nowhere. A quote has no page and is found in its list. */
export function addressOf({ kind, id, number }: AuditRow['subject']): string | null {
  if (kind === 'order') return `/office/orders/${id}`;
  if (kind === 'request') return `/office/requests/${id}`;
  return kind === 'quote' && number != null ? `/office/quotes?search=${encodeURIComponent(number)}` : null;
}
