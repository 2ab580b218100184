import type { ProductSlug } from '@cutsite/domain/product';
import type { Voucher, VoucherQuestion } from '@cutsite/domain/voucher';
import type { Pool, PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

/** A voucher as it comes out of `voucherFactsSql`: JSON, so that one column of a larger statement carries it. */
export interface VoucherFacts {
  readonly code: string;
  readonly label: string;
  readonly kind: 'percent' | 'fixed';
  readonly percent_hundredths: number | null;
  readonly amount_minor: number | null;
  readonly limit_total: number | null;
  readonly limit_per_customer: number | null;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly product_slugs: readonly ProductSlug[];
  readonly uses: number;
  readonly uses_by_customer: number;
}

/**
 * An expression for the voucher of this code and the orders that hold it, other than this cart itself; null where there
 * is none. The customer is the payer: the holder of a cart that was taken over, otherwise its owner.
 *
 * @param code an SQL expression
 * @param cart the name of a row with `account_id`, `id` and `holder_id`
 */
export const voucherFactsSql = (code: string, cart: string): string => `(
  select jsonb_build_object('code', v.code, 'label', v.label, 'kind', v.kind,
           'percent_hundredths', v.percent_hundredths, 'amount_minor', v.amount_minor,
           'limit_total', v.limit_total, 'limit_per_customer', v.limit_per_customer,
           'valid_from', v.valid_from, 'valid_until', v.valid_until, 'product_slugs', v.product_slugs,
           'uses', v.uses - own.uses, 'uses_by_customer', coalesce(vc.uses, 0) - own.by_customer)
    from voucher v
    cross join lateral (select coalesce(${cart}.holder_id, ${cart}.account_id) as id) payer
    cross join lateral (select count(*)::int as uses,
                               count(*) filter (where coalesce(u.customer_id, u.account_id) = payer.id)::int as by_customer
                          from voucher_use u
                         where u.code = v.code and u.account_id = ${cart}.account_id and u.cart_id = ${cart}.id) own
    left join voucher_customer vc on vc.code = v.code and vc.account_id = payer.id
   where v.code = ${code})`;

export function voucherOf(facts: VoucherFacts): {
  readonly voucher: Voucher;
  readonly uses: VoucherQuestion['uses'];
} {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const voucher: Voucher = {
    code: facts.code,
    label: facts.label,
    takesOff:
      facts.kind === 'percent'
        ? { kind: 'percent', hundredths: facts.percent_hundredths ?? 0 }
        : { kind: 'fixed', minor: facts.amount_minor ?? 0 },
    limitTotal: facts.limit_total,
    limitPerCustomer: facts.limit_per_customer,
    validFrom: date(facts.valid_from),
    validUntil: date(facts.valid_until),
    productSlugs: facts.product_slugs,
  };
  return { voucher, uses: { total: facts.uses, byCustomer: facts.uses_by_customer } };
}

/** What is known of a code for this cart, and what is in the cart. */
export async function readVoucher(
  db: Pool | PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  code: string,
): Promise<{ readonly facts: VoucherFacts | null; readonly productSlugs: readonly ProductSlug[] }> {
  const { rows } = await db.query<{ facts: VoucherFacts | null; product_slugs: ProductSlug[] }>(
    `select ${voucherFactsSql('$3', 'c')} as facts,
            array(select distinct i.product_slug from cart_item i where i.account_id = $1 and i.cart_id = $2)
              as product_slugs
       from cart c where c.account_id = $1 and c.id = $2`,
    [accountId, id, code],
  );
  const [row] = rows;
  return { facts: row?.facts ?? null, productSlugs: row?.product_slugs ?? [] };
}

/** The code on the cart; null: there is none. */
export async function readVoucherCode(
  db: Pool | PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
): Promise<string | null> {
  const { rows } = await db.query<{ voucher_code: string | null }>(
    'select voucher_code from cart where account_id = $1 and id = $2',
    [accountId, id],
  );
  return rows[0]?.voucher_code ?? null;
}

/** Puts the code on the cart, or takes it off. */
export async function writeVoucherCode(
  client: PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  code: string | null,
  now: Date,
): Promise<void> {
  await client.query('update cart set voucher_code = $3, updated_at = $4 where account_id = $1 and id = $2', [
    accountId,
    id,
    code,
    now,
  ]);
}
