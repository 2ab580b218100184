export type { AppDependencies } from './app-dependencies.ts';
export { buildApp } from './build-app.ts';
export { fileStore } from './file-store.ts';
export { officeVisitor } from './office-visitor.ts';
export { routes } from './routes.ts';
