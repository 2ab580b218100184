import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { PictureHead, PictureRefusal } from './picture-process.table.ts';

const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** What takes longer is not worth its picture: 50 megapixels take some 20 s on a busy machine. */
const maxMs = { clean: 120_000, copies: 600_000, look: 120_000 } as const;

/** A picture as it comes out of the process. */
interface Drawn {
  readonly head: PictureHead;
  /** To be read before the next one is asked for. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Stops reading: the process does not take the picture. */
export class PictureRefused extends Error {
  readonly refusal: PictureRefusal;
  constructor(refusal: PictureRefusal) {
    super(`The picture was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** What a picture is read for. */
type Asked = keyof typeof maxMs;

const noneBefore: Promise<unknown> = Promise.resolve();
/** Who sends a picture does not wait for copies of others. */
const turns: Record<Asked, Promise<unknown>> = { clean: noneBefore, copies: noneBefore, look: noneBefore };

/**
 * Lets a process of its own read a picture, one at a time of each kind in a store,
 * and hands on what it writes while it comes.
 * The process has no environment, reads files alone and may start nothing.
 *
 * @throws PictureRefused when the process refuses the picture, dies of it or takes too long
 */
export function runPictureProcess<T>(
  asked: Asked,
  picture: AsyncIterable<Uint8Array>,
  take: (drawn: AsyncIterable<Drawn>) => Promise<T>,
): Promise<T> {
  const run = async (): Promise<T> => {
    const flags = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=SecurityWarning'];
    const child = spawn(process.execPath, [...flags, program, asked], {
      env: {},
      timeout: maxMs[asked],
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const ended = new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', (code) => resolve(code));
    });
    // A process that has seen enough closes its ear.
    const sent = pipeline(picture, child.stdin).catch(() => undefined);
    try {
      const taken = await take(readDrawn(child.stdout));
      await sent;
      const code = await ended;
      if (code !== 0) throw new PictureRefused(code === null ? 'takes_too_long' : 'not_a_picture');
      return taken;
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  };
  const mine = turns[asked].then(run);
  turns[asked] = mine.catch(() => undefined);
  return mine;
}

/** Pictures, each behind a line that says what it is. */
async function* readDrawn(source: AsyncIterable<Uint8Array>): AsyncGenerator<Drawn> {
  const chunks = source[Symbol.asyncIterator]();
  let kept = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { value, done } = await chunks.next();
    if (done === true) return false;
    kept = Buffer.concat([kept, value]);
    return true;
  };
  while (kept.length > 0 || (await more())) {
    while (!kept.includes(0x0a)) if (!(await more())) throw new PictureRefused('not_a_picture');
    const end = kept.indexOf(0x0a);
    const head = JSON.parse(kept.toString('utf8', 0, end)) as PictureHead | { readonly refusal: PictureRefusal };
    kept = kept.subarray(end + 1);
    if ('refusal' in head) throw new PictureRefused(head.refusal);
    let left = head.bytes;
    async function* bytes(): AsyncGenerator<Uint8Array> {
      while (left > 0) {
        if (kept.length === 0 && !(await more())) throw new PictureRefused('not_a_picture');
        const piece = kept.subarray(0, left);
        kept = kept.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    }
    yield { head, bytes: bytes() };
  }
}
