export { distributorRoutes } from './distributor.routes.ts';
