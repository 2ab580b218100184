import { endSessionsOfStaff } from '@cutsite/contracts/staff';
import { Notice } from '@cutsite/ui/notice';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { SessionWords } from '../session-words.tsx';
import styles from '../staff.module.css';
import { staffQueries } from '../staff-queries.ts';
import { PersonDialog, type PersonDialogProps } from './person-dialog.tsx';

/** Where somebody is signed in, and the way to end all of it (OF-13). */
export function SessionsDialog({ person, isMe, onClose, onDone }: PersonDialogProps) {
  const client = useQueryClient();
  const { data, error } = useQuery(staffQueries.sessionsOf(person.id));
  const end = useMutation({
    mutationFn: () => call(endSessionsOfStaff, { params: { id: person.id } }),
    onSuccess: async ({ ended }) => {
      await client.invalidateQueries({ queryKey: ['people', 'sessions', person.id] });
      onDone(`${person.name} is signed out of ${ended} ${ended === 1 ? 'place' : 'places'}.`);
    },
  });
  const sessions = data?.sessions ?? [];
  return (
    <PersonDialog title={`Where ${person.name} is signed in`} onClose={onClose}>
      <div className={styles.form}>
        {error !== null && <Notice tone="error">{error.message}</Notice>}
        {data !== undefined && sessions.length === 0 && <p className={styles.quiet}>Nowhere.</p>}
        <ul className={styles.list}>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionWords session={session} />
            </li>
          ))}
        </ul>
        {isMe && <Notice tone="warnMajor">You are one of them: this signs you out here as well.</Notice>}
        {end.error !== null && <Notice tone="error">{end.error.message}</Notice>}
        <Button color="error" disabled={sessions.length === 0} loading={end.isPending} onClick={() => end.mutate()}>
          Sign out everywhere
        </Button>
      </div>
    </PersonDialog>
  );
}
