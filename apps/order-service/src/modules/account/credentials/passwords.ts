import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './password-queue.ts';

/**
 * Argon2id, the library's own algorithm unless another is asked for, with these costs (promise A1). KiB, passes, lanes.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same characters typed on two keyboards can be coded differently. */
const canonical = (password: string) => password.normalize('NFKC');

/** Hashes a password for storage: the parameters and a salt are part of the text. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), cost));
}

let hashOfNoAccount: Promise<string> | undefined;

/**
 * Whether the password belongs to the stored hash. Without an account the work is the same and the answer no, so that
 * the time doesn't tell which addresses have accounts (promise A3).
 *
 * @param stored null: there is no such account. A text that is no hash belongs to no password.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  hashOfNoAccount ??= hashPassword('no account has this password');
  const known = stored?.startsWith('$argon2') === true ? stored : null;
  const against = known ?? (await hashOfNoAccount);
  const matches = await inTurn(() => verify(against, canonical(password)));
  return matches && known !== null;
}

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a stored hash was made with lower costs than today's; then it is made again at the next sign-in. */
export function needsRehash(stored: string): boolean {
  const match = encoded.exec(stored);
  if (!match) return true;
  const [memory, passes, lanes] = match.slice(1).map(Number);
  return memory !== cost.memoryCost || passes !== cost.timeCost || lanes !== cost.parallelism;
}
