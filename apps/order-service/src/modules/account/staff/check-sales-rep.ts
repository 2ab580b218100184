import { err, ok, type Result } from '@cutsite/domain/result';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import type { ClientBase } from 'pg';
import { type SalesRep, salesRepOf } from './staff-roles.ts';

/** Why an id is refused as the one of a sales representative (ruling 52). */
export const noSalesRepMessage = 'Nobody of sales has this id.';

interface NewRep {
  /** Who is wanted; null: nobody. */
  readonly salesRepId: string | null;
  /** Who it is by now. */
  readonly before: string | null;
  /** Who it was when it was read. */
  readonly was: string | null;
}

/** Whether somebody can be set as the sales representative of something that is locked. */
export async function checkSalesRep(
  client: ClientBase,
  { salesRepId, before, was }: NewRep,
): Promise<Result<Pick<SalesRep, 'id' | 'name'> | null, Refusal<400 | 409>>> {
  if (before !== was) return err(refuse.conflict('Somebody else set the sales representative meanwhile. Look again.'));
  if (salesRepId === null) return ok(null);
  const rep = await salesRepOf(client, salesRepId);
  return rep === null
    ? err(refuse.invalid({ detail: noSalesRepMessage, field_errors: { sales_rep: [noSalesRepMessage] } }))
    : ok({ id: rep.id, name: rep.name });
}
