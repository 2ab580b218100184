export { type Account, readAccount } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export type { AccountDependencies } from './account-dependencies.ts';
export { hashPassword, hashToken, newToken } from './credentials/index.ts';
export { currentUserRoutes } from './current-user.routes.ts';
export { emailsOf } from './emails-of.ts';
export { forgetExpired } from './forget-expired.ts';
export { sessionReader } from './sessions/index.ts';
export { grantStaffRoles, listStaff, revokeStaffRoles } from './staff/index.ts';
