import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret of an account: a byte of version, nonce, tag, ciphertext. What was sealed for one account opens for
 * no other.
 *
 * @param key 32 bytes
 */
export function seal(key: Buffer, accountId: string, secret: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]);
}

/** The secret, or null when it was sealed with another key or for another account, as after a restore elsewhere. */
export function unseal(key: Buffer, accountId: string, sealed: Buffer): string | null {
  if (sealed[0] !== version || sealed.length <= 1 + ivBytes + tagBytes) return null;
  const iv = sealed.subarray(1, 1 + ivBytes);
  const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(tag);
    const text = [decipher.update(sealed.subarray(1 + ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
