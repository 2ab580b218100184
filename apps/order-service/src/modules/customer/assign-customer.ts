import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import { checkSalesRep, lockCustomerRep, updateCustomerRep } from '../account/index.ts';
import { knownId } from '../order-contents/index.ts';
import { recordStaffAction } from '../staff-audit/index.ts';
import type { CustomerDependencies } from './show-customers.ts';

interface AssignCustomer {
  readonly user: Pick<RequestUser, 'id'>;
  readonly id: string;
  readonly salesRepId: string | null;
  /** As it was read. */
  readonly was: string | null;
}

type Assigned = { readonly status: 200; readonly body: { sales_rep: { id: string; name: string } | null } };

/**
 * Says who of sales looks after a customer (ruling 52). Requests, quotes and orders that there are stay with whom they
 * have; new ones go to whoever is set here.
 */
export async function assignCustomer(
  { pool, clock }: CustomerDependencies,
  { user, id, salesRepId, was }: AssignCustomer,
): Promise<Assigned | Refusal<400 | 404 | 409>> {
  const known = knownId(id);
  if (known === null) return refuse.notFound();
  return withTransaction(pool, async (client) => {
    const before = await lockCustomerRep(client, known);
    if (before === undefined) return refuse.notFound();
    const rep = await checkSalesRep(client, { salesRepId, before, was });
    if (!rep.ok) return rep.error;
    await updateCustomerRep(client, known, salesRepId);
    await recordStaffAction(client, {
      actor: { id: user.id },
      action: 'assign_sales_rep',
      subject: { kind: 'customer', id: known },
      changes: [{ field: 'sales_rep', from: before, to: salesRepId }],
      now: clock.now(),
    });
    return { status: 200, body: { sales_rep: rep.value } } as const;
  });
}
