export { type BatchCounter, type Counted, countInBatches } from './count-in-batches.ts';
