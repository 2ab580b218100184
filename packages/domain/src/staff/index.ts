export { type AuditSubject, auditSubjects, type StaffActionName, staffActions } from './audit.table.ts';
export { listPeople, may, roleAsPerson, rolesWith, whoMay } from './may.ts';
export { type Permission, permissionNames, permissions } from './permissions.table.ts';
