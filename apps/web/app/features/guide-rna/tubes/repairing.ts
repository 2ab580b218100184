export { proposeForTubes } from '@cutsite/domain/guide-rna';
export { fixesOf } from '../fixes/fixes.ts';
export { keepOf } from '../kept-duplicates/offered-keeps.ts';
export { repairsOfTubes } from '../repairs/offered-repairs.ts';
export { newTubeFaults } from './new-tube-faults.ts';
