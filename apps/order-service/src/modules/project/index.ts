export { emptyBins } from './empty-bins.ts';
export { projectRoutes } from './project.routes.ts';
