import { createHash } from 'node:crypto';
import {
  type AttachmentExtension,
  type AttachmentRefusal,
  beginsAs,
  headLength,
  maxAttachmentBytes,
  mayBePartOf,
} from '@cutsite/domain/attachment';

/** What the bytes turned out to be, once all of them have passed. */
export interface PassedBytes {
  readonly byteSize: number;
  readonly sha256: Buffer;
}

/** Stops a file on its way in; the caller that stores it removes what has arrived. */
export class BytesRefused extends Error {
  readonly refusal: AttachmentRefusal;
  constructor(refusal: AttachmentRefusal) {
    super(`The file was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/**
 * Passes the bytes of a file on, one piece at a time, while counting, hashing and checking them (promises F1, F2).
 *
 * @throws BytesRefused from the iteration, at the first byte that makes the file one we don't take
 */
export function checkBytes(extension: AttachmentExtension, source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let byteSize = 0;
  let head: Uint8Array = new Uint8Array();

  const look = (chunk: Uint8Array): void => {
    byteSize += chunk.length;
    if (byteSize >= maxAttachmentBytes) throw new BytesRefused('too_large');
    const wasShort = head.length < headLength;
    if (wasShort) head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
    if (wasShort && head.length === headLength && !beginsAs(extension, head)) throw new BytesRefused('other_content');
    if (!mayBePartOf(extension, chunk)) throw new BytesRefused('other_content');
    hash.update(chunk);
  };

  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      look(chunk);
      yield chunk;
    }
    if (byteSize === 0) throw new BytesRefused('empty');
    if (head.length < headLength && !beginsAs(extension, head)) throw new BytesRefused('other_content');
  }
  return { bytes: bytes(), passed: (): PassedBytes => ({ byteSize, sha256: hash.digest() }) };
}
