import { endOtherSessions, endSession, listSessions } from '@cutsite/contracts/account';
import { deviceName } from '@cutsite/domain/account';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { momentText } from '../../../platform/day-text.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';
import { ensureOk } from '../../../platform/failure/ensure-ok.ts';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import styles from './profile.module.css';

const queryKey = ['sessions'];

async function fetchSessions() {
  const answer = await api.call(listSessions);
  return bodyOf(answer).sessions;
}

async function end(id: string): Promise<void> {
  const answer = await api.call(endSession, { params: { id } });
  if (answer.status !== 404) ensureOk(answer);
}

async function endOthers(): Promise<void> {
  const answer = await api.call(endOtherSessions);
  ensureOk(answer);
}

/** Where the customer is signed in; each place can be signed out from here. `isFresh` changes when the list has. */
export function SessionsList({ isFresh }: { readonly isFresh: unknown }) {
  const client = useQueryClient();
  const sessions = useQuery({ queryKey: [...queryKey, isFresh], queryFn: fetchSessions });
  const readAgain = () => client.invalidateQueries({ queryKey });
  const ending = useMutation({ mutationFn: end, onSettled: readAgain });
  const endingOthers = useMutation({ mutationFn: endOthers, onSettled: readAgain });
  const failure = sessions.error ?? ending.error ?? endingOthers.error;
  if (failure !== null) {
    return <FailureNotice failure={failure}>{failure.message}</FailureNotice>;
  }
  if (sessions.data === undefined) return <Skeleton label="Loading the sessions" parts={['long', 'long']} />;
  return (
    <>
      <ul className={`cs-ruled ${styles.sessions}`}>
        {sessions.data.map((session) => {
          const device = deviceName(session.user_agent);
          return (
            <li key={session.id}>
              <span>
                <b>{device}</b>
                <small>
                  since {momentText(session.started)}, last seen {momentText(session.last_seen)}
                </small>
              </span>
              {session.is_current ? (
                <Pill tone="success">This one</Pill>
              ) : (
                <Button
                  size="small"
                  busy={ending.isPending}
                  aria-label={`Sign out ${device}, since ${momentText(session.started)}`}
                  onClick={() => ending.mutate(session.id)}
                >
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.data.length > 1 ? (
        <div>
          <Button busy={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
            Sign out everywhere else
          </Button>
        </div>
      ) : null}
    </>
  );
}
