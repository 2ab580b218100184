import { endOtherSessions, endSession } from '@cutsite/contracts/account';
import { staffTimes } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { SessionText } from '../session-text.tsx';
import styles from '../staff.module.css';
import { staffQueries } from '../staff-queries.ts';

/** Where one is signed in; any of these places can be ended. */
export function OwnSessions() {
  const client = useQueryClient();
  const { data, error } = useQuery(staffQueries.ownSessions());
  const onSuccess = () => client.invalidateQueries({ queryKey: ['me', 'sessions'] });
  const end = useMutation({ mutationFn: (id: string) => call(endSession, { params: { id } }), onSuccess });
  const endOthers = useMutation({ mutationFn: () => call(endOtherSessions), onSuccess });
  const sessions = data?.sessions ?? [];
  const refused = error ?? end.error ?? endOthers.error;
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <p className={styles.quiet}>
        A session of staff ends after {staffTimes.session / 3_600_000} hours, and after {staffTimes.idle / 60_000}{' '}
        minutes of inactivity.
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionText session={session} />
            {session.is_current ? (
              <Pill tone="brand">here</Pill>
            ) : (
              <Button
                size="compact-xs"
                variant="default"
                busy={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button size="compact-sm" variant="default" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere but here
          </Button>
        </p>
      )}
      {refused !== null && (
        <Notice tone="error" role="alert">
          {refused.message}
        </Notice>
      )}
    </section>
  );
}
