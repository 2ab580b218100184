import type { AnyEndpoint } from '@cutsite/contracts/endpoint';
import type { Config } from '../config/index.ts';
import { type DiskSpace, diskSpace } from '../gateways/disk-space/disk-space.ts';

/** The disk of the data folder. */
export function storeDisk({ dataDir, diskReserveBytes }: Config): DiskSpace {
  return diskSpace(dataDir, diskReserveBytes);
}

/**
 * Which calls find no room (promise X4): files lie on the disk of the data folder, and all else there only beside the
 * embedded PostgreSQL, which would not survive a full disk.
 */
export function diskGuard(config: Config): (endpoint: AnyEndpoint) => Promise<boolean> {
  const disk = storeDisk(config);
  return async ({ method, upload }) => {
    const writes = config.databaseUrl === null ? method !== 'GET' : upload === true;
    return writes && disk.isNearlyFull();
  };
}
