export { demoJobsBoard } from './demo-jobs-board.ts';
