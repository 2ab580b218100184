export { type AuditRowWire, searchAudit } from './audit-endpoints.ts';
export {
  askForPasskey,
  beginPasskey,
  beginTotp,
  type FactorWire,
  finishPasskey,
  finishTotp,
  getStaffMe,
  giveSecondFactor,
  listOwnFactors,
  openFactorLink,
  removeOwnFactor,
  renewRecoveryCodes,
  type StaffMe,
  staffMeSchema,
} from './endpoints.ts';
export {
  endSessionOfStaff,
  endSessionsOfStaff,
  listSessionsOfStaff,
  listStaffPeople,
  type StaffPerson,
  sendFactorLink,
  setStaffRoles,
} from './people-endpoints.ts';
