export { alikeOfFiles, saveLook } from './alike.repository.ts';
