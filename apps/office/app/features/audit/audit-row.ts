import type { EndpointQuery, SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { searchAudit } from '@cutsite/contracts/staff';

/** A row of the audit as the office reads it. */
export type AuditRow = SuccessAnswer<typeof searchAudit>['body']['rows'][number];

/** What a search sends. */
export type AuditAsked = EndpointQuery<typeof searchAudit, 'sent'>;
