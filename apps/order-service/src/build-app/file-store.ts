import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { diskFileStore } from '../gateways/file-store/disk.ts';
import type { FileStore } from '../gateways/file-store/port.ts';

/** Where customers' files lie: a folder beside the database. Another store (S3) takes its place here. */
export function fileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return diskFileStore(join(dataDir, 'files'));
}
