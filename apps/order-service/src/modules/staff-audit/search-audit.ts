import type { AuditRowWire } from '@cutsite/contracts/staff';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { AuditSubject } from '@cutsite/domain/staff';
import type { Pool } from 'pg';
import { validate } from 'uuid';
import {
  type AuditCursor,
  type AuditFilter,
  type FoundRow,
  selectAudit,
  selectNumbers,
} from './search-audit.repository.ts';

const pageSize = 50;

/** A page of what staff did and looked at (OF-15). */
export async function searchAudit(
  pool: Pool,
  { cursor, ...asked }: AuditFilter & { readonly cursor?: string | undefined },
): Promise<Result<{ readonly rows: AuditRowWire[]; readonly next_cursor: string | null }, 'cursor_unknown'>> {
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null) return err('cursor_unknown');
  const found = await selectAudit(pool, asked, { after, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const numbers = await selectNumbers(pool, [...new Set(shown.map(numberedIdOf))].filter(validate));
  return ok({
    rows: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      action: row.action,
      reason: row.reason,
      actor: { id: row.actor_id, name: row.actor_name, email: row.actor_email },
      subject: {
        kind: row.subject_kind,
        id: row.subject_id,
        number: numbers.get(numberedIdOf(row)) ?? null,
      },
      changes: row.changes,
      filter: row.filter,
    })),
    next_cursor: found.length > pageSize && last !== undefined ? `${last.at.toISOString()}_${last.id}` : null,
  });
}

const numbered: readonly string[] = ['order', 'request', 'quote'] satisfies readonly AuditSubject[];

/** The id of what has a number of its own; empty: it has none. */
const numberedIdOf = ({ subject_kind: kind, subject_id: id }: FoundRow): string =>
  numbered.includes(kind) ? (id ?? '') : '';

function placeOf(cursor: string): AuditCursor | null {
  const [at = '', id = ''] = cursor.split('_');
  const date = new Date(at);
  return validate(id) && !Number.isNaN(date.getTime()) && date.toISOString() === at ? { at: date, id } : null;
}
