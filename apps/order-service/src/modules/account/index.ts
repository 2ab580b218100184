export { type Account, emailsOf, forgetExpired, peopleOf, readAccount, readNetTerms } from './account.repository.ts';
export { accountRoutes } from './account.routes.ts';
export type { AccountDependencies } from './account-dependencies.ts';
export { hashPassword } from './credentials/passwords.ts';
export { hashToken, newToken } from './credentials/tokens.ts';
export { currentUserRoutes } from './current-user.routes.ts';
export {
  type CustomerRow,
  lockCustomerRep,
  salesRepOfCustomer,
  selectCustomers,
  selectOneCustomer,
  updateCustomerRep,
} from './customers/customer.repository.ts';
export { beginningsOf, peopleWith, startingWith, wordsOfPerson } from './find-people.ts';
export { countMailFrom, countMails } from './mails/count-mails.ts';
export { sessionReader } from './sessions/read-session.ts';
export { endSessionById, endSessionsOf, readSessions } from './sessions/session.repository.ts';
export {
  keepPasskeyChallenge,
  noteSecondFactor,
  readStaffSession,
  type StaffSession,
  takePasskeyChallenge,
} from './sessions/staff-session.repository.ts';
export { checkSalesRep, noSalesRepMessage } from './staff/check-sales-rep.ts';
export {
  grantStaffRoles,
  listSalesReps,
  listStaff,
  lockStaffMember,
  readStaff,
  revokeStaffRoles,
  type SalesRep,
  salesRepOf,
  setStaffRoles,
} from './staff/staff-roles.ts';
