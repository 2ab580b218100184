export { readJobsBoard } from './read-jobs-board.ts';
export { type JobPostings, savedPostings } from './saved-postings.ts';
