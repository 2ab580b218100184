export { type DistributorWire, listDistributors } from './endpoints.ts';
