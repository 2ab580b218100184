import { usePageTitle } from '../../../platform/page-title.ts';
import { rolesText } from '../../../platform/role-labels.ts';
import { useStaff } from '../../../platform/session.ts';
import styles from '../staff.module.css';
import { OwnFactors } from './own-factors.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** The own account as staff: how one signs in, and where one is signed in (OF-9, OF-12, OF-13). */
export function MePage() {
  usePageTitle('Your account');
  const staff = useStaff();
  return (
    <section className={styles.page} aria-labelledby="me">
      <h1 id="me">Your account</h1>
      <p className={styles.lead}>
        {staff === undefined
          ? ''
          : `${staff.first_name} ${staff.last_name}, ${staff.email}: ${rolesText(staff.groups)}.`}{' '}
        Name and password are kept in <a href="/account">your profile</a>.
      </p>
      <OwnFactors />
      <OwnSessions />
    </section>
  );
}
