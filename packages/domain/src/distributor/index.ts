export {
  checkDistributor,
  type DistributorField,
  type TypedDistributor,
  tidyDistributor,
} from './check-distributor.ts';
