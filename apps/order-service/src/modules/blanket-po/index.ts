export { blanketPoRoutes } from './blanket-po.routes.ts';
