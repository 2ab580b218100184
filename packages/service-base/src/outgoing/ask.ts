import type * as z from 'zod';

/** What is asked of a system outside, and how long and how much of an answer is waited for. */
export interface Asked {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * What came back. `refused`: it answered with another status than 2xx; `unreachable`: not at all, or not in time;
 * `foreign`: with what was not asked for, or too much of it.
 */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: 'unreachable' | 'foreign' }
  | {
      readonly ok: false;
      readonly why: 'refused';
      readonly status: number;
      /** Seconds after which it may be asked again, where it says so. */
      readonly retryAfter: number | null;
      /** Its words about it, where they are JSON. */
      readonly body: unknown;
    };

/**
 * Asks a system outside by GET. Never throws. Where it would send us on could be anywhere, so redirects are not
 * followed, and no more is read of an answer than is allowed.
 */
export async function askBytes({ url, headers = {}, timeoutMs, maxBytes }: Asked): Promise<Answered<Buffer>> {
  let answer: Response;
  try {
    answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const bytes = await readUpTo(answer, maxBytes);
    if (answer.ok) return bytes === null ? { ok: false, why: 'foreign' } : { ok: true, value: bytes };
    const retryAfter = secondsOf(answer.headers.get('retry-after'));
    return { ok: false, why: 'refused', status: answer.status, retryAfter, body: jsonOf(bytes ?? Buffer.alloc(0)) };
  } catch {
    return { ok: false, why: 'unreachable' };
  }
}

/** The same, of an answer that is JSON of a known form. */
export async function askJson<T>(asked: Asked, schema: z.ZodType<T>): Promise<Answered<T>> {
  const answer = await askBytes({ ...asked, headers: { accept: 'application/json', ...asked.headers } });
  if (!answer.ok) return answer;
  const read = schema.safeParse(jsonOf(answer.value));
  return read.success ? { ok: true, value: read.data } : { ok: false, why: 'foreign' };
}

/**
 * Asks for what is too much to hold in memory: it is taken while it arrives, and `take` sees to how much of it. What
 * `take` throws is passed on, unless the bytes ended too early.
 */
export async function askStream<T>(
  { url, timeoutMs }: Pick<Asked, 'url' | 'timeoutMs'>,
  take: (bytes: AsyncIterator<Uint8Array>) => Promise<T>,
): Promise<Answered<T>> {
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeoutMs)]);
  let isCut = false;
  async function* read(answer: Response): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of answer.body ?? []) yield piece;
    } catch (error) {
      isCut = true;
      throw error;
    }
  }
  let answer: Response;
  try {
    answer = await fetch(url, { signal, redirect: 'error' });
  } catch {
    return { ok: false, why: 'unreachable' };
  }
  try {
    if (answer.ok) return { ok: true, value: await take(read(answer)) };
    const retryAfter = secondsOf(answer.headers.get('retry-after'));
    return { ok: false, why: 'refused', status: answer.status, retryAfter, body: undefined };
  } catch (error) {
    if (isCut) return { ok: false, why: 'unreachable' };
    throw error;
  } finally {
    // Nobody reads what is left of it.
    leaving.abort();
  }
}

/** Null: there is more than is read. */
async function readUpTo(answer: Response, most: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** `Retry-After` in seconds, or as a date. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,6}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}
