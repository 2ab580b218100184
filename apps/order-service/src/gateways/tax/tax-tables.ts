import type { Address } from '@cutsite/domain/address';
import type { TaxRule } from '@cutsite/domain/checkout';
import type { Pool, PoolClient } from 'pg';

/** Whose order goes where. */
interface TaxQuestion {
  /** The account that pays: the owner, or who took the cart over. */
  readonly payerId: string;
  /** Null: not chosen yet, and so without tax. */
  readonly address: Pick<Address, 'country' | 'subdivision'> | null;
}

/**
 * Who knows the tax of an order (ruling 20). It is asked while the order is locked, so an answer has to be near at
 * hand: a service on the network fills the tables, or a cache of its own, beforehand.
 */
export interface TaxPort {
  readonly ruleFor: (db: Pool | PoolClient, question: TaxQuestion) => Promise<TaxRule>;
}

interface TaxRow {
  readonly label: string | null;
  readonly rate_hundredths: number | null;
  readonly taxes_shipping: boolean | null;
  readonly certificate_number: string | null;
}

/** The most exact rate counts: that of the subdivision before that of its country. */
const taxSql = `
select t.label, t.rate_hundredths, t.taxes_shipping, e.certificate_number
  from (select 1) one
  left join lateral (
    select * from tax_rate where country = $2 and subdivision in ('', $3) order by subdivision desc limit 1) t on true
  left join tax_exemption e
         on e.account_id = $1 and e.country = $2 and (e.valid_until is null or e.valid_until >= current_date)`;

/**
 * Rates by country and subdivision, and customers who are exempt: tables that are empty, and so no tax, until
 * configured.
 */
export const taxTables: TaxPort = {
  async ruleFor(db, { payerId, address }) {
    const values = [payerId, address?.country ?? '', address?.subdivision ?? ''];
    const { rows } = await db.query<TaxRow>({ name: 'read-tax-rule', text: taxSql, values });
    return {
      label: rows[0]?.label ?? 'Tax',
      rateHundredths: rows[0]?.rate_hundredths ?? 0,
      taxesShipping: rows[0]?.taxes_shipping ?? true,
      exemptCertificate: rows[0]?.certificate_number ?? null,
    };
  },
};
