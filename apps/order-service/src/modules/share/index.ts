export { shareRoutes } from './share.routes.ts';
export { takeOver, takeOverMessages } from './take-over.ts';
