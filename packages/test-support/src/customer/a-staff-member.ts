import type { Pool } from 'pg';
import { aCustomer, type Customer } from './a-customer.ts';

/** Somebody of the staff with these roles. The service of the test counts `lab.example` as the company's domain. */
export async function aStaffMember(pool: Pool, ...roles: readonly string[]): Promise<Customer> {
  const person = await aCustomer(pool);
  await pool.query(`insert into account_role select $1, unnest($2::text[]), now()`, [person.accountId, roles]);
  return person;
}
