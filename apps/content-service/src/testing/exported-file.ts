import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import type { MediaFiles } from '../media/index.ts';
import { type ContentFile, exportContent, readContentFile } from '../transfer/index.ts';

/** An export, read again as an import reads it. */
export async function exportedFile(pool: Pool, files: MediaFiles, most?: number): Promise<ContentFile> {
  const { pieces } = await exportContent({ pool, files }, most);
  const read = readContentFile(await text(pieces));
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}
