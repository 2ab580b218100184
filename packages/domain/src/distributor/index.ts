export {
  checkDistributor,
  type DistributorField,
  distributorRoles,
  type TypedDistributor,
  tidyDistributor,
} from './check-distributor.ts';
