import { getCurrentUser } from '@cutsite/contracts/account';
import { timedCall } from '@cutsite/contracts/endpoint';
import { Notice } from '@cutsite/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../platform/call.ts';
import { signedInAgain, useSignedOut } from '../platform/signed-out.ts';
import styles from './shell.module.css';

/** So soon after the sign-in in another tab this one goes on. */
const everyMs = 3_000;

/** Over a page on which somebody is writing while the session has ended (OF-20). */
export function SignedOutBar() {
  const isSignedOut = useSignedOut();
  const client = useQueryClient();
  const { isSuccess } = useQuery({
    queryKey: ['signed-in-again'],
    queryFn: () => call(getCurrentUser, { headers: timedCall }),
    enabled: isSignedOut,
    refetchInterval: everyMs,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const isBack = isSignedOut && isSuccess;
  useEffect(() => {
    if (!isBack) return;
    signedInAgain();
    client.removeQueries({ queryKey: ['signed-in-again'] });
    void client.invalidateQueries();
  }, [client, isBack]);
  if (!isSignedOut) return null;
  return (
    <div className={styles.signedOut}>
      <Notice tone="warnMajor" role="alert">
        You are signed out. What you wrote is still here:{' '}
        <a href="/sign-in?next=%2Foffice" target="_blank" rel="noreferrer">
          sign in again in a new tab
        </a>
        , come back, and go on.
      </Notice>
    </div>
  );
}
