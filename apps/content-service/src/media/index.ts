export { type AddedMedia, addMedia } from './add-media.ts';
export { selectResolvedMedia } from './media.repository.ts';
export { mediaAddress } from './media-address.ts';
export { type ListedMedia, selectListedMedia, selectMediaList } from './media-list.repository.ts';
export type { ResolvedMedia } from './resolved-media.ts';
export { serveMedia } from './serve-media.ts';
