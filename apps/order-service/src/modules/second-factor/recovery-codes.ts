import { randomBytes } from 'node:crypto';
import { recoveryCode, tidyRecoveryCode } from '@cutsite/domain/staff';
import type { ClientBase } from 'pg';
import { hashToken } from '../account/index.ts';
import { replaceRecoveryCodes } from './secrets/factor.repository.ts';

const count = 10;

/** What is stored of a recovery code: it has too many bits to be guessed, so that a fast hash is enough. */
export const hashRecoveryCode = (typed: string): Buffer => hashToken(tidyRecoveryCode(typed));

/** Ten new codes in the place of all others; they are shown once, and only their hashes are kept. */
export async function makeRecoveryCodes(client: ClientBase, accountId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: count }, () => recoveryCode(randomBytes(64)));
  await replaceRecoveryCodes(client, accountId, codes.map(hashRecoveryCode), now);
  return codes;
}
