import type { DistributorWire } from '@cutsite/contracts/distributor';
import type { Pool } from 'pg';

/** All distributors; there are some dozens at most. */
export async function selectDistributors(pool: Pool): Promise<Omit<DistributorWire, 'country_name'>[]> {
  const { rows } = await pool.query<Omit<DistributorWire, 'country_name'>>({
    name: 'select-distributors',
    text: `select name, address, address_2, email, telephone_number, fax_number, website, country_code
             from distributor`,
  });
  return rows;
}
