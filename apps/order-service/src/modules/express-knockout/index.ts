export { expressKnockoutRoutes } from './express-knockout.routes.ts';
