import { type ShareWire, shareOrder as shareOrderEndpoint } from '@cutsite/contracts/share';
import { checkShare, shareLifetimeDays } from '@cutsite/domain/share';
import { addDays } from '@cutsite/domain/time';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import { type Answer, type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { putMail } from '@cutsite/service-base/outbox';
import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../config/index.ts';
import type { ItemTables } from '../../item-tables/index.ts';
import { countMails, hashToken, newToken } from '../account/index.ts';
import { addressesOfBook } from '../address/index.ts';
import { findOrder, lockOrder, readContents } from '../order-contents/index.ts';
import { countLiveShares, insertShare, readShareById } from './share.repository.ts';
import { sharedCartMail } from './share-mails.ts';
import { shareToWire } from './share-to-wire.ts';

export interface ShareDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl' | 'rateLimits' | 'seller' | 'originCountry'>;
  readonly tables: ItemTables;
}

export interface ShareOrder {
  readonly user: Pick<RequestUser, 'id' | 'email'>;
  readonly id: string;
  readonly email: string;
  readonly message: string;
  /** Of the owner's book, to be shown with the cart. */
  readonly addressIds: readonly string[];
  readonly idempotencyKey: string | null;
}

/** More links than anybody sends by hand for one cart. */
const maxLiveShares = 20;
const noAddress = 'One of these addresses is not in your address book any more. Look at the list again.';

type Shared = {
  readonly status: 201;
  readonly body: { readonly share: ShareWire; readonly link: string | null };
  readonly headers?: Readonly<Record<string, string | string[]>>;
};
/** What is kept under the Idempotency-Key: never the link, of which only the hash is kept. */
type Kept = { readonly status: 201; readonly body: { readonly share_id: string } };

/**
 * Sends somebody a link to a cart or a quote: a token of 256 bits, of which only the hash is kept (promise A4), with
 * the mail in the same transaction. Only who may act on the order can share it.
 */
export async function shareOrder(
  dependencies: ShareDependencies,
  command: ShareOrder,
): Promise<Shared | Refusal<400 | 404 | 409 | 422 | 429>> {
  const { pool, clock, config } = dependencies;
  const { user } = command;
  const email = command.email.trim();
  const message = command.message.trim();
  const now = clock.now();
  const handle = await findOrder(pool, user.id, command.id);
  if (handle === null || handle.accountId !== user.id) return refuse.notFound();
  const { addressIds } = command;
  const faults = checkShare({ email, message, addressIds }, user.email);
  if (Object.keys(faults).length > 0) {
    return refuse.invalid({ error_message: Object.values(faults).flat(), field_errors: faults });
  }
  let link: string | null = null;
  const kept = await withTransaction(pool, async (client) => {
    const call = {
      accountId: user.id,
      key: command.idempotencyKey,
      endpoint: shareOrderEndpoint,
      payload: { email, message, id: handle.id, ...(addressIds.length === 0 ? {} : { address_ids: addressIds }) },
      now,
    };
    return withIdempotencyKey<Kept | Refusal<400 | 404 | 409 | 429>>(client, call, async () => {
      const locked = await lockOrder(client, handle);
      if (locked === null) return refuse.notFound();
      if (locked.status === 'ordered')
        return refuse.conflict('This order has already been placed, so it cannot be shared.');
      if (!locked.mayAct)
        return refuse.conflict('Somebody has taken over this cart. Take it back before you share it again.');
      const { items } = await readContents(client, locked);
      if (items.length === 0) return refuse.conflict('The cart is empty. Put something in it before you share it.');
      const addresses = await addressesOfBook(client, user.id, addressIds);
      if (addresses === null) {
        return refuse.invalid({ error_message: [noAddress], field_errors: { address_ids: [noAddress] } });
      }
      if ((await countLiveShares(client, locked.accountId, locked.id, now)) >= maxLiveShares) {
        return refuse.conflict(`At most ${maxLiveShares} links to a cart can be active at a time. Revoke one first.`);
      }
      const mails = { accountId: user.id, to: [email] };
      const mayMail = await countMails(client, mails, config.rateLimits, now);
      if (!mayMail.allowed) return refuse.tooManyMails(mayMail.retryAfter);
      const token = newToken();
      const id = uuid();
      link = `${config.publicUrl}/shared-cart?token=${token}`;
      const expiresAt = addDays(now, shareLifetimeDays);
      await insertShare(client, {
        tokenHash: hashToken(token),
        accountId: user.id,
        id,
        cartId: locked.id,
        email,
        message,
        addresses,
        now,
        expiresAt,
      });
      const row = await readShareById(client, user.id, id);
      if (row === null) throw new Error('A share that was just written is gone');
      await putMail(
        client,
        sharedCartMail({ to: email, owner: row.owner_name, company: row.owner_company, message, link, expiresAt }),
        now,
      );
      return { status: 201, body: { share_id: id } };
    });
  });
  if (kept.status !== 201) return kept;
  const { headers }: Answer = kept;
  const row = await readShareById(pool, user.id, kept.body.share_id);
  if (row === null) return refuse.notFound();
  const body = { share: shareToWire(row, now), link };
  return headers === undefined ? { status: 201, body } : { status: 201, body, headers };
}
