export { libraryPricingRoutes } from './library-pricing.routes.ts';
