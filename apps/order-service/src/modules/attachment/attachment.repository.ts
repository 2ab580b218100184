import { attachmentsPerOrder } from '@cutsite/domain/attachment';
import type { Pool, PoolClient } from 'pg';

/** A file of an order, as its row tells. */
export interface Attachment {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
  readonly createdAt: Date;
}

/** The order that a file belongs to; its rows lie under the owner's account. */
export interface OfOrder {
  readonly accountId: string;
  readonly orderId: string;
}

const columns = `id, file_name as "fileName", media_type as "mediaType", byte_size as "byteSize", sha256,
  storage_key as "storageKey", created_at as "createdAt"`;

/** How much files may take together, in bytes. */
export interface FileQuotas {
  readonly filesPerAccountBytes: number;
  readonly filesInAllBytes: number;
}

/** Why there is no place for one more file of so many bytes; null: there is. */
export async function findNoPlace(
  db: Pool | PoolClient,
  { accountId, orderId }: OfOrder,
  byteSize: number,
  { filesPerAccountBytes, filesInAllBytes }: FileQuotas,
): Promise<'too_many' | 'account_full' | 'store_full' | null> {
  const { rows } = await db.query<{ of_order: string; of_account: string; of_all: string }>({
    name: 'measure-attachments',
    text: `select count(*) filter (where account_id = $1 and cart_id = $2) as of_order,
        coalesce(sum(byte_size) filter (where account_id = $1), 0) as of_account, coalesce(sum(byte_size), 0) as of_all
      from attachment`,
    values: [accountId, orderId],
  });
  const [used] = rows;
  if (Number(used?.of_order) >= attachmentsPerOrder) return 'too_many';
  if (Number(used?.of_account) + byteSize > filesPerAccountBytes) return 'account_full';
  return Number(used?.of_all) + byteSize > filesInAllBytes ? 'store_full' : null;
}

/** Until the end of the transaction nobody else measures and keeps: two files cannot take one place. */
export async function lockQuotas(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('attachment quotas'))`);
}

/** Keeps the row of a file. The caller holds the locks of the order and of the quotas. */
export async function insertAttachment(
  client: PoolClient,
  { accountId, orderId }: OfOrder,
  file: Attachment,
): Promise<void> {
  await client.query({
    name: 'insert-attachment',
    text: `insert into attachment (account_id, id, cart_id, file_name, media_type, byte_size, sha256, storage_key, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      accountId,
      file.id,
      orderId,
      file.fileName,
      file.mediaType,
      file.byteSize,
      file.sha256,
      file.storageKey,
      file.createdAt,
    ],
  });
}

/** The files of an order, oldest first. */
export async function selectAttachments(db: Pool, { accountId, orderId }: OfOrder): Promise<Attachment[]> {
  const { rows } = await db.query<Attachment>({
    name: 'select-attachments',
    text: `select ${columns} from attachment where account_id = $1 and cart_id = $2 order by id`,
    values: [accountId, orderId],
  });
  return rows;
}

/** One file of an order. */
export async function selectAttachment(
  db: Pool,
  { accountId, orderId }: OfOrder,
  id: string,
): Promise<Attachment | null> {
  const { rows } = await db.query<Attachment>({
    name: 'select-attachment',
    text: `select ${columns} from attachment where account_id = $1 and cart_id = $2 and id = $3`,
    values: [accountId, orderId, id],
  });
  return rows[0] ?? null;
}

/** Takes the row of a file away; its key in the store, or null when there was none. */
export async function deleteAttachment(
  client: PoolClient,
  { accountId, orderId }: OfOrder,
  id: string,
): Promise<string | null> {
  const { rows } = await client.query<{ storage_key: string }>(
    'delete from attachment where account_id = $1 and cart_id = $2 and id = $3 returning storage_key',
    [accountId, orderId, id],
  );
  return rows[0]?.storage_key ?? null;
}

/** Which of these keys belong to a file that is known. */
export async function selectKnownKeys(db: Pool, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ storage_key: string }>(
    'select storage_key from attachment where storage_key = any($1)',
    [keys],
  );
  return new Set(rows.map((row) => row.storage_key));
}

/** The keys of all files that belong to something. */
export async function selectAllKeys(db: PoolClient): Promise<string[]> {
  const { rows } = await db.query<{ storage_key: string }>('select storage_key from attachment order by storage_key');
  return rows.map((row) => row.storage_key);
}
