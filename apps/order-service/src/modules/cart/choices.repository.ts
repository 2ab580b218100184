import { currentTerms } from '@cutsite/domain/checkout';
import type { PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

/** Keeps what was chosen along with a payment: the terms with version, time and person, and the cost centre. */
export async function keepChoices(
  client: PoolClient,
  { accountId, id, actorId }: OrderHandle,
  choices: { readonly acceptedTerms: boolean; readonly costCentre?: string | undefined; readonly now: Date },
): Promise<void> {
  const { acceptedTerms, costCentre, now } = choices;
  if (acceptedTerms) {
    await client.query({
      name: 'accept-terms-with-payment',
      text: `update cart set terms_version = $3, terms_accepted_at = $4, terms_accepted_by = $5
              where account_id = $1 and id = $2 and terms_version is distinct from $3`,
      values: [accountId, id, currentTerms.version, now, actorId],
    });
  }
  if (costCentre !== undefined) {
    const kept = costCentre.trim() === '' ? null : costCentre.trim();
    await client.query('update cart set cost_centre = $3 where account_id = $1 and id = $2', [accountId, id, kept]);
  }
}

/** Whether the terms in force were accepted for this order: those of an older version do not count. */
export async function hasAcceptedTerms(
  client: PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
): Promise<boolean> {
  const { rows } = await client.query<{ terms_version: string | null }>({
    name: 'read-accepted-terms-version',
    text: 'select terms_version from cart where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  return rows[0]?.terms_version === currentTerms.version;
}
