export { customerRoutes } from './customer.routes.ts';
