import type { WrittenPanel } from '@cutsite/domain/form';
import styles from './list-page.module.css';

/** What was answered in a form, in words. */
export function WrittenAnswers({ answers }: Pick<WrittenPanel, 'answers'>) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
