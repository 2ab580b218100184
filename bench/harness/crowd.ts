import type { Pool } from 'pg';

const accountsAtOnce = 20;

const filled = ['account', 'cart', 'cart_group', 'order_version', 'payment', 'placed_order', 'order_history'];

/** Orders of other people, which the measured calls must not notice. */
export async function addOrders(
  pool: Pool,
  templateId: string,
  accounts: readonly string[],
  each: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temporary table copies on commit drop as
       select a.id as account_id, gen_random_uuid() as id, n from unnest($1::uuid[]) as a (id), generate_series(1, $2) n`,
      [accounts, each],
    );
    await client.query(
      `insert into cart (account_id, id, status, created_at, updated_at)
       select account_id, id, 'ordered', now(), now() from copies`,
    );
    await client.query(
      `insert into cart_group (account_id, id, cart_id, temperature, last_updated)
       select account_id, gen_random_uuid(), id, 'ambient', now() from copies`,
    );
    // One version serves all orders of an account: contents are large, and no call reads those of another order.
    await client.query(
      `insert into order_version (account_id, id, cart_id, contents_hash, contents, total_minor, created_at)
       select c.account_id, c.id, c.id, sha256(c.id::text::bytea), v.contents, v.total_minor, v.created_at
         from copies c, placed_order t join order_version v on v.account_id = t.account_id and v.id = t.version_id
        where c.n = 1 and t.id = $1`,
      [templateId],
    );
    await client.query(
      `insert into payment (account_id, id, cart_id, version_id, payer_account_id, method, status, amount_minor, details,
                            created_at, updated_at)
       select c.account_id, c.id, c.id, v.id, c.account_id, p.method, 'succeeded', p.amount_minor, p.details, now(), now()
         from copies c join copies v on v.account_id = c.account_id and v.n = 1, payment p where p.cart_id = $1`,
      [templateId],
    );
    await client.query(
      `insert into placed_order (account_id, id, number, version_id, payment_id, payer_account_id, status, total_minor,
                                 search_text, item_names, temperatures, product_slugs, search_terms, due_at, placed_at, updated_at)
       select c.account_id, c.id, 'CS-' || c.id, v.id, c.id, c.account_id, t.status, t.total_minor, t.search_text,
              t.item_names, t.temperatures, t.product_slugs, t.search_terms, t.due_at, t.placed_at - c.n * interval '1 minute', now()
         from copies c join copies v on v.account_id = c.account_id and v.n = 1, placed_order t where t.id = $1`,
      [templateId],
    );
    await client.query(
      `insert into order_history (account_id, order_id, id, to_status, at)
       select account_id, id, gen_random_uuid(), 'confirmed', now() from copies`,
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** So many accounts with so many orders each, copied from one that was placed. */
export async function crowd(pool: Pool, templateId: string, accounts: number, each: number): Promise<void> {
  for (let done = 0; done < accounts; done += accountsAtOnce) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into account (id, email, email_normalised, password_hash, first_name, last_name, company_name, created_at, updated_at)
       select g, g::text, g::text, '', 'A', 'B', 'C', now(), now()
         from (select gen_random_uuid() as g from generate_series(1, $1)) fresh returning id`,
      [Math.min(accountsAtOnce, accounts - done)],
    );
    await addOrders(
      pool,
      templateId,
      rows.map(({ id }) => id),
      each,
    );
  }
  // Orders come one by one and are swept meanwhile. After a million at a stroke the sweeping would be measured, too.
  for (const table of filled) await pool.query(`vacuum analyze ${table}`);
}
