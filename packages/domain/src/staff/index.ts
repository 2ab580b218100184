export { type AuditSubject, auditSubjects, type StaffActionName, staffActions } from './audit.table.ts';
export { listPeople, may, needsStepUp, roleAsPerson, rolesWith, stepUpWhen, whoMay } from './may.ts';
export { type Permission, permissionNames, permissions } from './permissions.table.ts';
export {
  type FactorKind,
  type FactorPurpose,
  factorKinds,
  factorPurposes,
  holdsStepUp,
  recoveryCode,
  staffTimes,
  tidyRecoveryCode,
} from './second-factor.ts';
