import { getCurrentUser } from '@cutsite/contracts/account';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Somebody of the staff, as the service knows them. */
export type Staff = SuccessAnswer<typeof getCurrentUser>['body'];

/** Who works here; undefined while it is asked for. Roles that were taken away are gone with the next look. */
export function useStaff(): Staff | undefined {
  const { data } = useQuery({ queryKey: ['staff'], queryFn: () => call(getCurrentUser), staleTime: 60_000 });
  return data;
}
