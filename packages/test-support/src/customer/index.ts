export { aCustomer, aSession, type Customer, type CustomerOptions } from './a-customer.ts';
export { aStaffMember } from './a-staff-member.ts';
