import type { Pool, PoolClient } from 'pg';

/** A file, as its row tells. */
export interface Attachment {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
  readonly createdAt: Date;
}

/** What a file belongs to, by its kind and id; the row lies under the account that owns it. */
export interface OfOwner {
  readonly accountId: string;
  readonly kind: string;
  readonly id: string;
}

/** Orders are known by `cart_id`, as the release before knows them. */
export const orderKind = 'order';

/** Of which owner a row is: `$1` is the account, `$2` the kind, `$3` the id. */
const ofOwner = `account_id = $1 and owner_kind = $2
  and case when $2 = '${orderKind}' then cart_id else other_owner_id end = $3`;

const valuesOf = ({ accountId, kind, id }: OfOwner): string[] => [accountId, kind, id];

const columns = `id, file_name as "fileName", media_type as "mediaType", byte_size as "byteSize", sha256,
  storage_key as "storageKey", created_at as "createdAt"`;

/** How much files may take together, in bytes. */
export interface FileQuotas {
  readonly filesPerAccountBytes: number;
  readonly filesInAllBytes: number;
}

/** Why there is no place for one more file of so many bytes; null: there is. */
export async function findFullQuota(
  db: Pool | PoolClient,
  owner: OfOwner & { readonly maxFiles: number },
  byteSize: number,
  { filesPerAccountBytes, filesInAllBytes }: FileQuotas,
): Promise<'too_many' | 'account_full' | 'store_full' | null> {
  const { rows } = await db.query<{ of_owner: string; of_account: string; of_all: string }>({
    name: 'measure-attachments',
    text: `select count(*) filter (where ${ofOwner}) as of_owner,
        coalesce(sum(byte_size) filter (where account_id = $1), 0) as of_account, coalesce(sum(byte_size), 0) as of_all
      from attachment`,
    values: valuesOf(owner),
  });
  const [used] = rows;
  if (Number(used?.of_owner) >= owner.maxFiles) return 'too_many';
  if (Number(used?.of_account) + byteSize > filesPerAccountBytes) return 'account_full';
  return Number(used?.of_all) + byteSize > filesInAllBytes ? 'store_full' : null;
}

/** Locks the quota until the end of the transaction, so that two files cannot take the same space. */
export async function lockQuotas(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('attachment quotas'))`);
}

/** Keeps the row of a file. The caller holds the locks of the owner and of the quotas. */
export async function insertAttachment(
  client: PoolClient,
  { accountId, kind, id, isStaff }: OfOwner & { readonly isStaff?: true },
  file: Attachment,
): Promise<void> {
  await client.query({
    name: 'insert-attachment',
    text: `insert into attachment (account_id, id, owner_kind, cart_id, other_owner_id, file_name, media_type, byte_size,
        sha256, storage_key, created_at, by_staff)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      accountId,
      file.id,
      kind,
      kind === orderKind ? id : null,
      kind === orderKind ? null : id,
      file.fileName,
      file.mediaType,
      file.byteSize,
      file.sha256,
      file.storageKey,
      file.createdAt,
      isStaff === true,
    ],
  });
}

/** The files of an owner, oldest first. */
export async function selectAttachments(db: Pool | PoolClient, owner: OfOwner): Promise<Attachment[]> {
  const { rows } = await db.query<Attachment>({
    name: 'select-attachments',
    text: `select ${columns} from attachment where ${ofOwner} order by id`,
    values: valuesOf(owner),
  });
  return rows;
}

/** One file of an owner. */
export async function selectAttachment(db: Pool | PoolClient, owner: OfOwner, id: string): Promise<Attachment | null> {
  const { rows } = await db.query<Attachment>({
    name: 'select-attachment',
    text: `select ${columns} from attachment where ${ofOwner} and id = $4`,
    values: [...valuesOf(owner), id],
  });
  return rows[0] ?? null;
}

/** Takes the row of a customer's file away; its key in the store, or null when there was none. */
export async function deleteAttachment(client: PoolClient, owner: OfOwner, id: string): Promise<string | null> {
  const { rows } = await client.query<{ storage_key: string }>(
    `delete from attachment where ${ofOwner} and id = $4 and not by_staff returning storage_key`,
    [...valuesOf(owner), id],
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
