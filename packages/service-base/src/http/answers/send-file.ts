import { Readable } from 'node:stream';
import { toUSVString } from 'node:util';
import type { FileAnswer } from '@cutsite/contracts/endpoint';
import type { FastifyReply } from 'fastify';

/**
 * Sends a file that is saved, not shown: neither its name nor its bytes can make it a page of this site (promise F2).
 */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.byteSize !== null) reply.header('content-length', file.byteSize);
  return reply
    .type(file.mediaType.startsWith('text/') ? `${file.mediaType}; charset=utf-8` : file.mediaType)
    .header('content-disposition', contentDisposition(file.fileName))
    .header('x-content-type-options', 'nosniff')
    .send(sendable(file.bytes));
}

/**
 * Bytes as a reply takes them. A stream goes as it is, so that it ends, and closes its file, when its reader goes
 * before the first byte: a stream that was put around it would not have begun to read it, and so not end it.
 */
export function sendable(bytes: FileAnswer['bytes']): Buffer | Readable {
  if (bytes instanceof Uint8Array) return Buffer.from(bytes);
  return bytes instanceof Readable ? bytes : Readable.from(bytes);
}

/** The name in two forms (RFC 6266): letters that every client reads, and the real one for those that know how. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.() -]/g, '_');
  const exact = encodeURIComponent(toUSVString(fileName)).replace(/['()*!]/g, escapedCharacter);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** `encodeURIComponent` leaves these as they are; the header's grammar does not. */
function escapedCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
