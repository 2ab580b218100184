import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const bytesOfId = 16;
const pool = Buffer.allocUnsafe(256 * bytesOfId);
let used = pool.length;
let lastMs = 0;
let place = 0;

/**
 * A UUIDv7. Ids of one process follow one another, also within a millisecond: what was added later is sorted later.
 * Randomness is drawn for 256 ids at once, which an add to the cart needs three of: a draw for each was a twentieth of
 * its time.
 */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + bytesOfId);
  used += bytesOfId;
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    // The top bit is left free, so that a millisecond has room for two thousand million more.
    place = random.readUInt32BE(6) >>> 1;
  } else place += 1;
  return v7({ random, msecs: lastMs, seq: place });
}
