import type { AnyCart, CartEntryWire } from '@cutsite/contracts/cart';
import { type CartTextFault, checkCartName, heldCartMessage } from '@cutsite/domain/cart';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { type Answer, type Refusal, refuse } from '@cutsite/service-base/http';
import { type IdempotentCall, withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { ItemTables } from '../../../item-tables/index.ts';
import { changeOrder, findOrder, type OrderHandle } from '../../order-contents/index.ts';
import type { CartDependencies } from '../add-to-cart.ts';
import { readCart, readCartById } from '../cart.repository.ts';
import { cartToWire } from '../cart-to-wire.ts';
import { retryOnWriteRace } from '../write-races.ts';
import {
  type CartEntryRow,
  countCarts,
  insertActiveCart,
  listCartRows,
  putActiveAside,
  writeCartName,
  writeCartStatus,
} from './several-carts.repository.ts';

type Dependencies = Pick<CartDependencies, 'pool' | 'clock' | 'tables'>;

/** Carts and quotes that an account keeps at once. The number is ours: docs/open-questions.md. */
const maxCarts = 50;

/** Text of ours. */
export const tooManyCartsMessage = `You have ${maxCarts} carts already. Order one of them or empty it first.`;

/** All carts of somebody, held ones too. */
export async function listCarts(pool: Pool | PoolClient, userId: string): Promise<{ carts: CartEntryWire[] }> {
  return { carts: (await listCartRows(pool, userId)).map(entryToWire) };
}

function entryToWire(row: CartEntryRow): CartEntryWire {
  return {
    order_id: row.id,
    name: row.name,
    status: row.status,
    role: row.role,
    shared_with: row.shared_with,
    item_count: row.item_count,
    currency: 'USD',
    subtotal: formatDecimal(usd(row.subtotal_minor)),
    created: row.created_at.toISOString(),
    last_updated: row.updated_at.toISOString(),
  };
}

/** One cart, active or not; null when this user may not see it. */
export async function showOneCart(
  { pool, clock, tables }: Dependencies,
  userId: string,
  id: string,
): Promise<AnyCart | null> {
  const handle = await findOrder(pool, userId, id);
  return handle === null ? null : cartToWire(tables, await readCartById(pool, handle), clock.now());
}

type Created = Result<AnyCart, CartTextFault | 'too_many'>;

/** Begins another cart and makes it the active one, once for each Idempotency-Key; the one before is put aside. */
export function createCart<A extends Answer>(
  { pool, clock, tables }: Dependencies,
  { name, call }: { readonly name: string; readonly call: Omit<IdempotentCall, 'now'> },
  answer: (created: Created) => A,
): Promise<A | Refusal<422>> {
  const now = clock.now();
  return retryOnWriteRace(() =>
    withTransaction(pool, (client) =>
      withIdempotencyKey(client, { ...call, now }, async () =>
        answer(await createOnce(client, tables, { accountId: call.accountId, name, now })),
      ),
    ),
  );
}

async function createOnce(
  client: PoolClient,
  tables: ItemTables,
  { accountId, name, now }: { readonly accountId: string; readonly name: string; readonly now: Date },
): Promise<Created> {
  const checked = checkCartName(name);
  if (!checked.ok) return checked;
  if ((await countCarts(client, accountId)) >= maxCarts) return err('too_many');
  await putActiveAside(client, accountId, now);
  await insertActiveCart(client, { accountId, id: uuid(), name: checked.value, now });
  return ok(cartToWire(tables, await readCart(client, accountId), now));
}

/** Gives a cart another name; the name as it is kept, or what is wrong with it. */
export async function renameCart(
  { pool }: Dependencies,
  command: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<Result<{ id: string; name: string }, CartTextFault> | Refusal<404 | 409>> {
  const checked = checkCartName(command.name);
  if (!checked.ok) return checked;
  return changeOrder(pool, { ...command, action: 'rename' }, async (client, handle) => {
    await writeCartName(client, { ...handle, name: checked.value });
    return ok({ id: handle.id, name: checked.value });
  });
}

/** Puts a cart aside; one that is aside already stays there. */
export function putAside(
  { pool, clock }: Dependencies,
  command: { readonly userId: string; readonly id: string },
): Promise<{ carts: CartEntryWire[] } | Refusal<404 | 409>> {
  return changeOrder(pool, { ...command, action: 'put_aside' }, async (client, handle) => {
    if (handle.status === 'cart') await writeCartStatus(client, { ...handle, status: 'saved', now: clock.now() });
    return listCarts(client, command.userId);
  });
}

/**
 * Makes this cart the active one of its owner, whatever it was; the one that was active is put aside. The caller holds
 * the lock of the cart and has asked whether that can be done.
 */
export async function activate(client: PoolClient, handle: OrderHandle, now: Date): Promise<void> {
  if (handle.status === 'cart') return;
  await putActiveAside(client, handle.accountId, now);
  await writeCartStatus(client, { ...handle, status: 'cart', now });
}

/** Makes another cart the active one (CA-6); the token is the id of one of the user's carts. */
export function setActive(
  { pool, clock, tables }: Dependencies,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<AnyCart | Refusal<404 | 409>> {
  return retryOnWriteRace(() =>
    changeOrder(pool, { userId, id: token, action: 'activate' }, async (client, handle) => {
      // What somebody holds stays its owner's: it is paid where it is, and never becomes the holder's own active cart.
      if (handle.accountId !== userId) return refuse.conflict(heldCartMessage);
      await activate(client, handle, clock.now());
      return cartToWire(tables, await readCartById(client, handle), clock.now());
    }),
  );
}
