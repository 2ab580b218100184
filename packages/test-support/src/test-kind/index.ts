export { aProbePlate, type ProbePlateItem, probePlateWire } from './probe-plate.ts';
export { pricesCommandWithProbePlates, somePricesOfProbePlates, tablesWithProbePlates } from './test-kind-tables.ts';
