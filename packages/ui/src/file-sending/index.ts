export { FileOnItsWay } from './file-on-its-way.tsx';
export { type FileStatus, type SendFile, useFileSending } from './use-file-sending.ts';
