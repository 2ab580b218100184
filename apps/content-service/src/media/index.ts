export { type AddedMedia, addMedia } from './add-media.ts';
export { alikeOfFiles } from './alike/index.ts';
export {
  copiesOfFiles,
  deleteMediaTrash,
  type MediaChange,
  moveMedia,
  selectMediaKeys,
  updateMedia,
} from './change-media.repository.ts';
export { copyMedia, makeCopyJobs } from './copy-media.ts';
export { countFolders, renameFolder } from './folders/index.ts';
export { selectResolvedMedia } from './media.repository.ts';
export { mediaAddress } from './media-address.ts';
export { filesWithUndo, type MediaFiles, noMediaFiles } from './media-files.ts';
export {
  countMediaKinds,
  type ListedMedia,
  selectAlike,
  selectCopies,
  selectListedMedia,
  selectMediaList,
} from './media-list.repository.ts';
export { type MediaRefusal, mediaSentence } from './media-refusal.ts';
export type { ResolvedMedia } from './resolved-media.ts';
export { serveMedia } from './serve-media.ts';
export { readStored } from './store-bytes.ts';
export { type ArrivingMedia, type MediaDependencies, type StoredMedia, takeMedia } from './take-media.ts';
export { selectIdOfHash, selectMediaBytesInAll } from './taken-media.repository.ts';
