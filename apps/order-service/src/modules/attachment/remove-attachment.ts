import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { knownId } from '../order-contents/index.ts';
import { type AttachmentDependencies, type Closed, closedOf } from './add-attachment.ts';
import { deleteAttachment } from './attachment.repository.ts';
import type { AttachmentOwner, AttachmentOwnerKind } from './attachment-owner.ts';

/** Takes a file away from what lets it go: the row first, so that no row is ever without its file. */
export async function removeAttachment(
  { pool, files }: Pick<AttachmentDependencies, 'pool' | 'files'>,
  kind: AttachmentOwnerKind,
  owner: AttachmentOwner,
  id: string,
): Promise<Result<string, Closed | 'no_file'>> {
  const known = knownId(id);
  if (known === null) return err('no_file');
  const storageKey = await withTransaction(pool, async (client) => {
    const closed = closedOf(await kind.lock(client, owner));
    if (closed !== null) return err(closed);
    const key = await deleteAttachment(client, owner, known);
    return key === null ? err('no_file' as const) : ok(key);
  });
  if (!storageKey.ok) return storageKey;
  await files.remove(storageKey.value);
  return ok(known);
}
