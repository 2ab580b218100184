export { type DiskSpace, diskSpace } from './disk-space.ts';
