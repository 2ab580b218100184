export {
  addDistributor,
  changeDistributor,
  type DistributorWire,
  listDistributors,
  listStaffDistributors,
  removeDistributor,
  type StaffDistributorWire,
} from './endpoints.ts';
