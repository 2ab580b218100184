import type { PoolClient } from 'pg';

/** The e-mail addresses of these accounts, each once. */
export async function emailsOf(client: PoolClient, accountIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>({
    name: 'read-addresses-of-accounts',
    text: 'select email from account where id = any($1) order by array_position($1, id)',
    values: [accountIds],
  });
  return rows.map(({ email }) => email);
}
