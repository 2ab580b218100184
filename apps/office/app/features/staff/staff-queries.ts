import { listSessions } from '@cutsite/contracts/account';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { listOwnFactors, listSessionsOfStaff, listStaffPeople } from '@cutsite/contracts/staff';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** Somebody with a role. */
export type StaffPerson = SuccessAnswer<typeof listStaffPeople>['body']['people'][number];

/** A place where somebody of the staff is signed in. */
export type StaffSession = SuccessAnswer<typeof listSessionsOfStaff>['body']['sessions'][number];

/** What is read of people, each under a key that a write can name. */
export const staffQueries = {
  people: () => queryOptions({ queryKey: ['people'], queryFn: () => call(listStaffPeople) }),
  sessionsOf: (id: string) =>
    queryOptions({
      queryKey: ['people', 'sessions', id],
      queryFn: () => call(listSessionsOfStaff, { params: { id } }),
      staleTime: 0,
    }),
  ownFactors: () => queryOptions({ queryKey: ['me', 'factors'], queryFn: () => call(listOwnFactors) }),
  ownSessions: () => queryOptions({ queryKey: ['me', 'sessions'], queryFn: () => call(listSessions), staleTime: 0 }),
};
