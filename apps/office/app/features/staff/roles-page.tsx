import { staffRoles } from '@cutsite/domain/account';
import { may, needsStepUp, permissionNames, permissions, stepUpWhen } from '@cutsite/domain/staff';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { usePageTitle } from '../../platform/page-title.ts';
import { roleLabel } from '../../platform/role-labels.ts';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { useStaff } from '../../platform/session.ts';
import styles from './staff.module.css';

/** What each role may do: the table that guards and buttons read (OF-5, ruling 87). */
export function RolesPage() {
  usePageTitle('Roles');
  const mine = useStaff()?.groups ?? [];
  return (
    <section className={styles.page} aria-labelledby="roles">
      <h1 id="roles">Roles</h1>
      <p className={styles.lead}>
        Every call and every button of the office reads this table. A lock means that the second factor is given again
        before it; it then holds for ten minutes.
      </p>
      <ScrollBox label="What each role may do">
        <table className={`cs-table ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">May</th>
              {staffRoles.map((role) => (
                <th key={role} scope="col" className={styles.mark}>
                  {roleLabel(role)} {mine.includes(role) && <Pill tone="brand">yours</Pill>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionNames.map((name) => (
              <tr key={name}>
                <th scope="row">
                  {permissions[name].label}{' '}
                  {needsStepUp(name) && <Icon name="lock" size={14} label="asks for the second factor again" />}
                  {stepUpWhen(name) !== null && (
                    <small>
                      <Icon name="lock" size={12} label="asks for the second factor again" /> when {stepUpWhen(name)}
                    </small>
                  )}
                </th>
                {staffRoles.map((role) => (
                  <td key={role} className={styles.mark}>
                    {may([role], name) ? (
                      <Icon name="check" label="yes" />
                    ) : (
                      <span className={styles.no} role="img" aria-label="no">
                        –
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
