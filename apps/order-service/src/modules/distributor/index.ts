export { distributorRoutes } from './distributor.routes.ts';
export { publicDistributors } from './show-distributors.ts';
