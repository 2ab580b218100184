export { diskFileStore } from './disk.ts';
export type { FileStore } from './port.ts';
