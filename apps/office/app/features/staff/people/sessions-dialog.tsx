import { endSessionOfStaff, endSessionsOfStaff } from '@cutsite/contracts/staff';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { SessionText } from '../session-text.tsx';
import styles from '../staff.module.css';
import { staffQueries } from '../staff-queries.ts';
import { PersonDialog, type PersonDialogProps } from './person-dialog.tsx';

/** Where somebody is signed in, and the way to end one place or all of them (OF-13). */
export function SessionsDialog({ person, isMe, onClose, onDone }: PersonDialogProps) {
  const client = useQueryClient();
  const { data, error } = useQuery(staffQueries.sessionsOf(person.id));
  const refresh = () => client.invalidateQueries({ queryKey: ['people', 'sessions', person.id] });
  const endOne = useMutation({
    mutationFn: (sessionId: string) => call(endSessionOfStaff, { params: { id: person.id, session_id: sessionId } }),
    onSettled: refresh,
  });
  const endAll = useMutation({
    mutationFn: () => call(endSessionsOfStaff, { params: { id: person.id } }),
    onSuccess: async ({ ended }) => {
      await refresh();
      onDone(`${person.name} is signed out of ${countText(ended, 'place')}.`);
    },
  });
  const sessions = data?.sessions ?? [];
  const refused = error ?? endOne.error ?? endAll.error;
  return (
    <PersonDialog title={`Where ${person.name} is signed in`} onClose={onClose}>
      <div className={styles.form}>
        {data !== undefined && sessions.length === 0 && <p className={styles.quiet}>Not signed in anywhere.</p>}
        <ul className={styles.list}>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionText session={session} />
              <Button
                size="compact-xs"
                variant="default"
                busy={endOne.isPending && endOne.variables === session.id}
                onClick={() => endOne.mutate(session.id)}
              >
                End this session
              </Button>
            </li>
          ))}
        </ul>
        {isMe && (
          <Notice tone="warnMajor">This is your own account: signing out everywhere ends this session, too.</Notice>
        )}
        {refused !== null && (
          <Notice tone="error" role="alert">
            {refused.message}
          </Notice>
        )}
        <Button color="error" disabled={sessions.length === 0} busy={endAll.isPending} onClick={() => endAll.mutate()}>
          Sign out everywhere
        </Button>
      </div>
    </PersonDialog>
  );
}
