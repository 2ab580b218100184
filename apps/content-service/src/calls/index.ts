export { contentRoutes } from './content.routes.ts';
export { staffContentRoutes } from './staff/staff-content.routes.ts';
