import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@cutsite/domain/result';
import { cleanSvg } from './clean-svg.ts';
import { knownTypes } from './known-types.table.ts';
import type { NewMedia } from './new-media.ts';
import { maxInDatabase } from './store-bytes.ts';

/** Why bytes that are looked at whole are not kept. */
export type FileRefusal = 'empty' | 'too_large' | 'unknown_type' | 'not_a_drawing';

/** What is behind a name and bytes, clean and ready to be kept. */
export function inspectFile(name: string, bytes: Buffer): Result<NewMedia, FileRefusal> {
  if (bytes.length === 0) return err('empty');
  if (bytes.length > maxInDatabase) return err('too_large');
  const ending = endingOf(name);
  if (ending === 'svg') {
    const drawing = cleanSvg(bytes.toString('utf8'));
    if (drawing === null) return err('not_a_drawing');
    return ok(newMedia(name, 'image/svg+xml', Buffer.from(drawing.text), drawing.size));
  }
  const known = knownTypes.find((one) => one.isPicture === undefined && one.ending === ending && one.begins(bytes));
  return known === undefined ? err('unknown_type') : ok(newMedia(name, known.type, bytes, null));
}

function newMedia(name: string, type: string, body: Buffer, size: NewMedia['size']): NewMedia {
  return { hash: createHash('sha256').update(body).digest('hex'), name: safeName(name), type, body, size };
}

/** What a name ends with, in small letters. */
export const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Letters, digits, dots and hyphens: a name is a part of an address and of a header. */
export function safeName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([a-z0-9]+))?$/i.exec(name) ?? [];
  const safe = stem
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${safe || 'file'}.${ending.toLowerCase()}`;
}
