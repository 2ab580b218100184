import { buffer } from 'node:stream/consumers';
import type { PictureHead } from './picture-process.table.ts';
import { PictureRefused, runPictureProcess } from './run-picture-process.ts';

/**
 * A picture without anything but its pixels.
 *
 * @param keep gets the bytes while they come
 * @throws PictureRefused
 */
export function cleanPicture<T>(
  picture: AsyncIterable<Uint8Array>,
  keep: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<{ readonly head: PictureHead; readonly kept: T }> {
  return runPictureProcess('clean', picture, async (drawn) => {
    for await (const { head, bytes } of drawn) return { head, kept: await keep(bytes) };
    throw new PictureRefused('not_a_picture');
  });
}

/** A copy of a picture in another format or width. */
export interface PictureCopy {
  readonly type: string;
  readonly width: number;
  readonly body: Buffer;
}

/**
 * The copies of a picture that is clean already.
 *
 * @throws PictureRefused
 */
export function drawCopies(picture: AsyncIterable<Uint8Array>): Promise<readonly PictureCopy[]> {
  return runPictureProcess('copies', picture, async (drawn) => {
    const copies: PictureCopy[] = [];
    for await (const { head, bytes } of drawn) {
      copies.push({ type: head.type, width: head.width, body: await buffer(bytes) });
    }
    return copies;
  });
}

/**
 * What a picture that is clean already looks like, in hexadecimal digits, to be compared by.
 *
 * @throws PictureRefused
 */
export function lookAtPicture(picture: AsyncIterable<Uint8Array>): Promise<string> {
  return runPictureProcess('look', picture, async (drawn) => {
    for await (const { head } of drawn) return head.look;
    throw new PictureRefused('not_a_picture');
  });
}
