export { alikeOfFiles, keepLook } from './alike.repository.ts';
