export { cleanPicture, drawCopies, lookAtPicture, type PictureCopy } from './draw-pictures.ts';
export type { PictureRefusal } from './picture-process.table.ts';
export { PictureRefused } from './run-picture-process.ts';
