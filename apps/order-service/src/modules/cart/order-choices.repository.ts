import type { Address, AddressUse } from '@cutsite/domain/address';
import type { Carrier, ShippingOffer, TermsOfOrder } from '@cutsite/domain/checkout';
import type { Pool, PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

type Place = Pick<OrderHandle, 'accountId' | 'id'>;

/** The terms that were accepted for an order, and those that are in force. */
export interface AcceptedTerms extends TermsOfOrder {
  readonly acceptedAt: Date | null;
}

/** The terms in force are a published entry of content, which its own function names. */
export async function readTerms(db: Pool | PoolClient, { accountId, id }: Place): Promise<AcceptedTerms> {
  const { rows } = await db.query<AcceptedTerms>({
    name: 'read-terms',
    text: `select c.terms_version as accepted, c.terms_accepted_at as "acceptedAt", t.text_version as "inForce"
             from cart c left join content.terms_in_force() t on true where c.account_id = $1 and c.id = $2`,
    values: [accountId, id],
  });
  return rows[0] ?? { accepted: null, acceptedAt: null, inForce: null };
}

const addressColumn = { shipping: 'shipping_address', billing: 'billing_address' } as const satisfies Record<
  AddressUse,
  string
>;

/** Keeps a copy of the address with the order. */
export async function writeOrderAddress(
  client: PoolClient,
  { accountId, id }: Place,
  chosen: { readonly use: AddressUse; readonly address: Address; readonly now: Date },
): Promise<void> {
  await client.query(
    `update cart set ${addressColumn[chosen.use]} = $3, updated_at = $4 where account_id = $1 and id = $2`,
    [accountId, id, JSON.stringify(chosen.address), chosen.now],
  );
}

/** How one shipment travels; with the customer's own carrier, whose account. */
export interface ChosenShipping {
  readonly groupId: string;
  readonly offer: ShippingOffer;
  readonly carrier: Carrier | null;
  readonly carrierAccountNumber: string | null;
}

export async function writeShipping(
  client: PoolClient,
  { accountId, id }: Place,
  { groupId, offer, carrier, carrierAccountNumber }: ChosenShipping,
  now: Date,
): Promise<void> {
  await client.query(
    `update cart_group set shipping_method = $4, shipping_method_name = $5, shipping_amount_minor = $6,
            shipping_carrier = $7, carrier_account_number = $8, last_updated = $9
      where account_id = $1 and cart_id = $2 and id = $3`,
    [accountId, id, groupId, offer.method, offer.name, offer.amount.minor, carrier, carrierAccountNumber, now],
  );
}

/** Takes the choice back for these shipments: it has to be made again. */
export async function clearShipping(
  client: PoolClient,
  { accountId, id }: Place,
  groupIds: readonly string[],
  now: Date,
): Promise<void> {
  if (groupIds.length === 0) return;
  await client.query(
    `update cart_group set shipping_method = null, shipping_method_name = null, shipping_amount_minor = null,
            shipping_carrier = null, carrier_account_number = null, last_updated = $4
      where account_id = $1 and cart_id = $2 and id = any($3)`,
    [accountId, id, groupIds, now],
  );
}

/** Keeps that a version was accepted, with the entry that it stands in. @returns false when it is not in force */
export async function writeAcceptedTerms(
  client: PoolClient,
  { accountId, id, actorId }: Pick<OrderHandle, 'accountId' | 'id' | 'actorId'>,
  version: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update cart set terms_version = t.text_version, terms_entry_id = t.entry_id, terms_entry_version = t.entry_version,
            terms_accepted_at = $4, terms_accepted_by = $5
       from content.terms_in_force() t where account_id = $1 and id = $2 and t.text_version = $3`,
    [accountId, id, version, now, actorId],
  );
  return rowCount === 1;
}

export async function writeCostCentre(
  client: PoolClient,
  { accountId, id }: Place,
  costCentre: string | null,
  now: Date,
): Promise<void> {
  await client.query('update cart set cost_centre = $3, updated_at = $4 where account_id = $1 and id = $2', [
    accountId,
    id,
    costCentre,
    now,
  ]);
}

/** Keeps what was chosen along with a payment: the terms with version, time and person, and the cost centre. */
export async function saveChoices(
  client: PoolClient,
  { accountId, id, actorId }: OrderHandle,
  choices: { readonly acceptedTerms: boolean; readonly costCentre?: string | undefined; readonly now: Date },
): Promise<void> {
  const { acceptedTerms, costCentre, now } = choices;
  if (acceptedTerms) {
    await client.query({
      name: 'accept-terms-with-payment',
      text: `update cart set terms_version = t.text_version, terms_entry_id = t.entry_id,
                    terms_entry_version = t.entry_version, terms_accepted_at = $3, terms_accepted_by = $4
               from content.terms_in_force() t
              where account_id = $1 and id = $2 and terms_version is distinct from t.text_version`,
      values: [accountId, id, now, actorId],
    });
  }
  if (costCentre !== undefined) {
    const kept = costCentre.trim() === '' ? null : costCentre.trim();
    await client.query('update cart set cost_centre = $3 where account_id = $1 and id = $2', [accountId, id, kept]);
  }
}
