export { grantStaffRoles, listStaff, revokeStaffRoles } from './staff-roles.ts';
