export {
  addDistributor,
  changeDistributor,
  type DistributorWire,
  type KeptDistributorWire,
  listDistributors,
  listKeptDistributors,
  removeDistributor,
} from './endpoints.ts';
