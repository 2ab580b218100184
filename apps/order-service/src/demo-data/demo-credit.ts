import { randomBytes } from 'node:crypto';
import { paperNumber } from '@cutsite/domain/placed-order';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { openGrantedCredit } from '../modules/edit-credit/index.ts';

interface DemoBlanketPo {
  readonly number: string;
  readonly amountMinor: number;
  readonly balanceMinor: number;
}

/** Invented: what two customers of one organisation can pay from; one blanket purchase order has little left. */
const demoCredit: readonly {
  readonly email: string;
  readonly creditMinor: number;
  readonly blanketPos: readonly DemoBlanketPo[];
}[] = [
  {
    email: 'rosa@helixlab.example',
    creditMinor: 2_400_00,
    blanketPos: [
      { number: 'BPO-HELIX-2026', amountMinor: 25_000_00, balanceMinor: 25_000_00 },
      { number: 'BPO-HELIX-PILOT', amountMinor: 500_00, balanceMinor: 4_50 },
    ],
  },
  {
    email: 'paul@helixlab.example',
    creditMinor: 6_000_00,
    blanketPos: [{ number: 'BPO-PURCHASING-7', amountMinor: 50_000_00, balanceMinor: 50_000_00 }],
  },
];

/** Gives the demo customers who never had any something to pay from. */
export async function loadDemoCredit({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select id, email_normalised as email from account
      where email_normalised = any($1) and not exists (select from edit_credit where account_id = account.id)
        and not exists (select from blanket_po where account_id = account.id)`,
    [demoCredit.map(({ email }) => email)],
  );
  for (const { id: accountId, email } of rows) {
    const given = demoCredit.find((one) => one.email === email);
    if (given === undefined) continue;
    await withTransaction(pool, async (client) => {
      // Two stores that start at once: the second one finds the first one's account and leaves it at that.
      const opened = await openGrantedCredit(client, {
        accountId,
        code: paperNumber('EC', randomBytes(8)),
        minor: given.creditMinor,
        note: 'Credit to try the store with',
        now: clock.now(),
      });
      if (!opened) return;
      for (const po of given.blanketPos) await insertBlanketPo(client, accountId, po, clock.now());
    });
  }
}

async function insertBlanketPo(client: PoolClient, accountId: string, po: DemoBlanketPo, now: Date): Promise<void> {
  const id = uuid();
  await client.query(
    `insert into blanket_po (account_id, id, number, amount_minor, balance_minor, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [accountId, id, po.number, po.amountMinor, po.balanceMinor, now],
  );
  if (po.balanceMinor === po.amountMinor) return;
  await client.query(
    `insert into blanket_po_transaction (account_id, id, blanket_po_id, amount_minor, balance_after_minor, note, at)
     values ($1, $2, $3, $4, $5, 'Orders before this store', $6)`,
    [accountId, uuid(), id, po.balanceMinor - po.amountMinor, po.balanceMinor, now],
  );
}
