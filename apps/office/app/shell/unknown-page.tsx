import { Link } from 'react-router';
import styles from './shell.module.css';

/** An address of the office that is none. */
export function UnknownPage() {
  return (
    <section className={styles.card}>
      <h1>There is no such page in the office</h1>
      <p>The address may have been cut short. Start again from the start page.</p>
      <Link to="/">To the office</Link>
    </section>
  );
}
