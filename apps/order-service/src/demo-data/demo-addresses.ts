import { type Address, normaliseAddress } from '@cutsite/domain/address';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import { putInBook } from '../modules/address/index.ts';

const laboratory = {
  company: 'Helix Lab, Meridian Institute',
  line1: '40 Quarry Road',
  line2: 'Bldg 3, Room 212',
  city: 'Boston',
  subdivision: 'MA',
  postalCode: '02130',
  country: 'US',
  phone: '+1 617 555 0142',
} as const;

/** Invented, as everybody in them. */
const demoAddresses: readonly { readonly email: string; readonly addresses: readonly Address[] }[] = [
  {
    email: 'rosa@helixlab.example',
    addresses: [
      { firstName: 'Accounts', lastName: 'Payable', ...laboratory, line1: 'PO Box 1180', line2: '', phone: '' },
      { firstName: 'Rosa', lastName: 'Lindqvist', ...laboratory },
    ],
  },
  {
    email: 'paul@helixlab.example',
    addresses: [{ firstName: 'Paul', lastName: 'Okafor', ...laboratory, line2: 'Bldg 1, Receiving' }],
  },
];

/** Fills the empty address books of the demo customers; a customer who emptied a book gets none back. */
export async function loadDemoAddresses({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Promise<void> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select id, email_normalised as email from account
      where email_normalised = any($1) and not exists (select from address where account_id = account.id)`,
    [demoAddresses.map(({ email }) => email)],
  );
  for (const { id: accountId, email } of rows) {
    const addresses = demoAddresses.find((demoAddress) => demoAddress.email === email)?.addresses ?? [];
    await withTransaction(pool, async (client) => {
      for (const address of addresses)
        await putInBook(client, { accountId, address: normaliseAddress(address), now: clock.now() });
    });
  }
}
