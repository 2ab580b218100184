export { selectAllKeys } from './attachment.repository.ts';
export { attachmentRoutes } from './attachment.routes.ts';
export { forgetLooseFiles } from './forget-loose-files.ts';
export { holdsAttachment } from './holds-attachment.ts';
