export { type AppDependencies, buildApp } from './build-app.ts';
export { routes } from './routes.ts';
