export { type Account, emailsOf, forgetExpired, readAccount, readNetTerms } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export type { AccountDependencies } from './account-dependencies.ts';
export { hashPassword } from './credentials/passwords.ts';
export { hashToken, newToken } from './credentials/tokens.ts';
export { currentUserRoutes } from './current-user.routes.ts';
export { countMails } from './mails/count-mails.ts';
export { sessionReader } from './sessions/read-session.ts';
export { grantStaffRoles, listStaff, revokeStaffRoles } from './staff/staff-roles.ts';
