import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Customer } from '../customer/index.ts';

/** A purchase order as the call takes it. */
export const aPurchaseOrder = {
  po_number: 'PO-4711',
  billing_contact: { name: 'Accounts Payable', email: 'ap@helixlab.example' },
} as const;

/** A blanket purchase order of a customer; amounts in minor units. What is missing of its amount was drawn before. */
export async function aBlanketPo(
  pool: Pool,
  { accountId }: Pick<Customer, 'accountId'>,
  change: { readonly amount?: number; readonly balance?: number; readonly validUntil?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const amount = change.amount ?? 1_000_000;
  const balance = change.balance ?? amount;
  await pool.query(
    `insert into blanket_po (account_id, id, number, amount_minor, balance_minor, valid_until, created_at, updated_at)
     values ($1, $2, 'BPO-1', $3, $4, $5, now(), now())`,
    [accountId, id, amount, balance, change.validUntil ?? null],
  );
  if (balance === amount) return id;
  await pool.query(
    `insert into blanket_po_transaction (account_id, id, blanket_po_id, amount_minor, balance_after_minor, at)
     values ($1, $2, $3, $4, $5, now())`,
    [accountId, randomUUID(), id, balance - amount, balance],
  );
  return id;
}

/** Edit-credit accounts of a customer with these balances in minor units, the oldest first. */
export async function someEditCredit(
  pool: Pool,
  { accountId }: Pick<Customer, 'accountId'>,
  ...balances: readonly number[]
): Promise<void> {
  for (const [index, balance] of balances.entries()) {
    const id = randomUUID();
    await pool.query(
      `insert into edit_credit (account_id, id, code, credit_type, balance_minor, place, created_at, updated_at)
       values ($1, $2, $3, 'edit_credit', $4, $5, now() + $5::integer * interval '1 second', now())`,
      [accountId, id, id, balance, index + 1],
    );
    await pool.query(
      `insert into edit_credit_transaction (account_id, id, edit_credit_id, kind, amount_minor, balance_after_minor, at)
       values ($1, $2, $3, 'grant', $4, $4, now())`,
      [accountId, randomUUID(), id, balance],
    );
  }
}

/** A voucher of ten percent with these limits. */
export async function aVoucher(
  pool: Pool,
  code: string,
  limits: { readonly total?: number; readonly perCustomer?: number } = {},
): Promise<void> {
  await pool.query(
    `insert into voucher (code, label, kind, percent_hundredths, limit_total, limit_per_customer)
     values ($1, 'Ten percent', 'percent', 1000, $2, $3)`,
    [code, limits.total ?? null, limits.perCustomer ?? null],
  );
}
