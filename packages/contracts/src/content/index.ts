export { getContentById, getContentByUrl, listContent, searchContent } from './endpoints.ts';
