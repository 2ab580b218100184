export { type CurrentUser, currentUserSchema, getCurrentUser } from './endpoints.ts';
