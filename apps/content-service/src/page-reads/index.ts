export { countPageReads, type PageReadCounter } from './count-page-reads.ts';
export { addPageReads, forgetPageReads, selectMostRead } from './page-read.repository.ts';
