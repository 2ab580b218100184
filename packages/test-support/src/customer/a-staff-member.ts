import type { Pool } from 'pg';
import { aCustomer, type Customer } from './a-customer.ts';

/**
 * Somebody of the staff with these roles, who has given the second factor, and just given it again. The service of the
 * test counts `lab.example` as the company's domain.
 */
export async function aStaffMember(pool: Pool, ...roles: readonly string[]): Promise<Customer> {
  const person = await aCustomer(pool);
  await pool.query(`insert into account_role select $1, unnest($2::text[]), now()`, [person.accountId, roles]);
  await pool.query('update session set second_factor_at = now(), stepped_up_at = now() where account_id = $1', [
    person.accountId,
  ]);
  return person;
}
