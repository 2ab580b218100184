import type { AttachmentHolder } from '@cutsite/domain/attachment';
import type { Pool, PoolClient } from 'pg';
import type { OfOwner } from './attachment.repository.ts';

/** Something that files belong to, as somebody who may see it finds it. */
export interface AttachmentOwner extends OfOwner {
  /** Who asks. */
  readonly actorId: string;
  /** Why its files stay as they are for this person, as a sentence; null: they may come and go. */
  readonly closedBecause: string | null;
  readonly holder: AttachmentHolder;
  /** Staff attaches it to what is a customer's; absent: the customer. */
  readonly isStaff?: true;
}

/** A file that was just attached. */
export interface AddedFile {
  readonly id: string;
  readonly fileName: string;
  readonly createdAt: Date;
}

/**
 * What can have files: one row of the table that `build-app` puts together. A module whose things have files offers a
 * row, with its own rule of who may see and change them.
 */
export interface AttachmentOwnerKind {
  /** The thing of this id as this person sees it; null: it is not there, or not theirs to see (promise A7). */
  readonly find: (db: Pool, userId: string, id: string) => Promise<AttachmentOwner | null>;
  /**
   * Takes the lock that every change of it begins with, and finds it again; null: it went away, or is not theirs any
   * more.
   */
  readonly lock: (client: PoolClient, owner: AttachmentOwner) => Promise<AttachmentOwner | null>;
  /** What else is written when a file was added, in its transaction. */
  readonly added?: (client: PoolClient, owner: AttachmentOwner, file: AddedFile) => Promise<void>;
}
