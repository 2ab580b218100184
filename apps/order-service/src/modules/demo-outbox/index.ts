export { demoOutboxRoutes } from './demo-outbox.routes.ts';
