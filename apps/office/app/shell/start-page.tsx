import { Navigate } from 'react-router';
import { useStaff } from '../platform/session.ts';
import { roomsOf } from '../rooms.ts';
import styles from './shell.module.css';

/** Leads to the first room that somebody has; who has none yet reads why. */
export function StartPage() {
  const staff = useStaff();
  if (staff === undefined) return <p className={styles.quiet}>One moment…</p>;
  const [first] = roomsOf(staff.groups);
  if (first !== undefined) return <Navigate to={first.path} replace />;
  return (
    <section className={styles.card}>
      <h1>Nothing here for your role yet</h1>
      <p>You are signed in as staff. The sections for your role are in the bar above.</p>
    </section>
  );
}
