export { UploadProgress } from './upload-progress.tsx';
export { type FileStatus, type SendFile, useFileSending } from './use-file-sending.ts';
