export { type DoneByStaff, readDoneByStaff } from './done-by-staff.ts';
export { lookRecorder, recordStaffAction } from './record.ts';
export { type AuditedChange, forgetOldAudit, type StaffAction } from './staff-audit.repository.ts';
export { staffAuditRoutes } from './staff-audit.routes.ts';
