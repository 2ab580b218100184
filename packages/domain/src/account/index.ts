export { checkEmail, type EmailFault, normaliseEmail } from './email.ts';
export { type LoginStatus, loginStatuses, loginStatusOf } from './login-status.ts';
export { marketingConsent } from './marketing-consent.ts';
export { checkPassword, type PasswordFault, passwordLimits } from './password.ts';
export { checkPersonalName, type NameFault, nameLimits } from './personal-name.ts';
export { isInEduBucket, priceStrategies } from './price-strategy.ts';
export {
  type AccountFault,
  type AccountField,
  accountFaultMessage,
  checkNewPassword,
  checkProfile,
  checkRegistration,
  type Profile,
  type Registration,
} from './registration.ts';
export { isStaff, type StaffRole, staffRoles } from './staff.ts';
export { type TshirtSize, tshirtSizes } from './tshirt-size.ts';
