import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@cutsite/domain/result';
import { cleanSvg } from './clean-svg.ts';
import type { NewMedia } from './new-media.ts';

export type MediaRefusal = 'empty' | 'too_large' | 'unknown_type' | 'not_a_drawing';

/** Bytes of what stands in the database; what is larger goes to the store's files. */
const mostInDatabase = 2 * 1024 * 1024;

interface KnownType {
  readonly ending: string;
  readonly type: string;
  readonly begins: (bytes: Buffer) => boolean;
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Files that are no pictures: by their ending and their first bytes, which have to agree (promise F2). */
const knownTypes: readonly KnownType[] = [
  { ending: 'pdf', type: 'application/pdf', begins: (bytes) => ascii(bytes, 0, 5) === '%PDF-' },
  {
    ending: 'wav',
    type: 'audio/wav',
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE',
  },
  {
    ending: 'mp3',
    type: 'audio/mpeg',
    begins: (bytes) => ascii(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  },
  { ending: 'ogg', type: 'audio/ogg', begins: (bytes) => ascii(bytes, 0, 4) === 'OggS' },
];

/** What is behind a name and bytes, clean and ready to be kept. */
export function lookAtFile(name: string, bytes: Buffer, alt: string): Result<NewMedia, MediaRefusal> {
  if (bytes.length === 0) return err('empty');
  if (bytes.length > mostInDatabase) return err('too_large');
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (ending === 'svg') {
    const drawing = cleanSvg(bytes.toString('utf8'));
    if (drawing === null) return err('not_a_drawing');
    return ok(newMedia(name, 'image/svg+xml', Buffer.from(drawing.text), drawing.size, alt));
  }
  const known = knownTypes.find((one) => one.ending === ending && one.begins(bytes));
  return known === undefined ? err('unknown_type') : ok(newMedia(name, known.type, bytes, null, alt));
}

function newMedia(name: string, type: string, body: Buffer, size: NewMedia['size'], alt: string): NewMedia {
  return { hash: createHash('sha256').update(body).digest('hex'), name: safeName(name), type, body, size, alt };
}

/** Letters, digits, dots and hyphens: a name is a part of an address and of a header. */
function safeName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([a-z0-9]+))?$/i.exec(name) ?? [];
  const safe = stem
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${safe || 'file'}.${ending.toLowerCase()}`;
}
