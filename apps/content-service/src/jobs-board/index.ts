export { type JobPostings, keptPostings } from './kept-postings.ts';
export { readJobsBoard } from './read-jobs-board.ts';
