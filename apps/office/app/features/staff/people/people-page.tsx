import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { roleLabel } from '../../../platform/role-labels.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import { useStaff } from '../../../platform/session.ts';
import styles from '../staff.module.css';
import { type StaffPerson, staffQueries } from '../staff-queries.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

const dialogs = { roles: RolesDialog, factor: FactorDialog, sessions: SessionsDialog } as const;
type DialogName = keyof typeof dialogs;

/** Everybody with a role: what they may, how they sign in, and where they are signed in (OF-10 to OF-14). */
export function PeoplePage() {
  usePageTitle('Staff');
  const { data, error } = useQuery(staffQueries.people());
  const me = useStaff();
  const [open, setOpen] = useState<{ readonly name: DialogName; readonly person: StaffPerson } | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const Dialog = open === null ? null : dialogs[open.name];
  const show = (name: DialogName, person: StaffPerson) => () => {
    setMessage(null);
    setOpen({ name, person });
  };
  return (
    <section className={styles.page} aria-labelledby="people">
      <h1 id="people">Staff</h1>
      <p className={styles.lead}>
        Roles are in force with the next call of whoever has them. Somebody new gets a first role where the store runs:{' '}
        <code>npm run staff -- grant</code> opens the account.
      </p>
      <div role="status">{message !== null && <Notice tone="success">{message}</Notice>}</div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      <ScrollBox label="Everybody with a role">
        <table className={`cs-table ${styles.table} ${styles.people}`}>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Roles</th>
              <th scope="col">Second factors</th>
              <th scope="col">Keep</th>
            </tr>
          </thead>
          <tbody>
            {data?.people.map((person) => (
              <tr key={person.id}>
                <th scope="row">
                  {person.name} {person.email === me?.email && <Pill tone="brand">you</Pill>}
                  <small>{person.email}</small>
                  {!person.has_verified_email && (
                    <small>The address is not verified, so that no role counts yet.</small>
                  )}
                </th>
                <td>
                  <span className={styles.pills}>
                    {person.roles.map((role) => (
                      <Pill key={role}>{roleLabel(role)}</Pill>
                    ))}
                  </span>
                </td>
                <td className={styles.factors}>{person.second_factors === 0 ? 'none' : person.second_factors}</td>
                <td aria-label={`What can be kept of ${person.name}`}>
                  <span className={styles.buttons}>
                    <Button size="compact-xs" variant="default" onClick={show('roles', person)}>
                      Roles<span className="cs-visually-hidden"> of {person.name}</span>
                    </Button>
                    <Button size="compact-xs" variant="default" onClick={show('factor', person)}>
                      Second factor<span className="cs-visually-hidden"> of {person.name}</span>
                    </Button>
                    <Button size="compact-xs" variant="default" onClick={show('sessions', person)}>
                      Sessions<span className="cs-visually-hidden"> of {person.name}</span>
                    </Button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {open !== null && Dialog !== null && (
        <Dialog
          person={open.person}
          isMe={open.person.email === me?.email}
          onClose={() => setOpen(null)}
          onDone={(text) => {
            setMessage(text);
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}
