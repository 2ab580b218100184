export { deviceName } from './device-name.ts';
export { checkEmail, type EmailFault, normaliseEmail } from './email.ts';
export { type LoginStatus, loginStatuses, loginStatusOf } from './login-status.ts';
export { checkPassword, type PasswordFault, passwordLimits } from './password.ts';
export { checkPersonalName, type NameFault, nameLimits } from './personal-name.ts';
export { isInEduBucket } from './price-strategy.ts';
export {
  type AccountFault,
  type AccountField,
  accountFaultMessage,
  checkChangedPassword,
  checkNewPassword,
  checkProfile,
  checkRegistration,
  marketingConsent,
  type Profile,
  type Registration,
  type TshirtSize,
  tshirtSizes,
} from './registration.ts';
export { isStaff, type StaffRole, staffRoles } from './staff.ts';
