export { type CurrentUser, currentUserSchema, getCurrentUser } from './current-user.ts';
export {
  accountDone,
  createNewUser,
  logIn,
  logOut,
  logOutByLink,
  registrationSchema,
  sendVerificationEmail,
  sendVerificationEmailByLink,
  verifyEmail,
} from './endpoints.ts';
export { openPasswordReset, resetPassword, sendPasswordReset } from './password-endpoints.ts';
export {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionWire,
  takeBackEmail,
  updateUser,
} from './profile-endpoints.ts';
