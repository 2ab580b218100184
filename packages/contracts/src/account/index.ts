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
