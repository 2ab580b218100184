export { decideByStaff } from './decide-screening.ts';
export { startScreeningClerk } from './screening-clerk.ts';
