export { staffPeopleRoutes } from './staff-people.routes.ts';
