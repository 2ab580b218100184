export { aProbePlate, type ProbePlateItem, probePlateWire } from './probe-plate.ts';
export { somePricesOfProbePlates, tablesWithProbePlates } from './test-kind-tables.ts';
