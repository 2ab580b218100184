import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './form.module.css';

/** What stands under a field. An error blocks, a warning doesn't; only the strongest one is shown. */
export interface FieldNotes {
  readonly hint?: string | undefined;
  readonly warning?: string | null | undefined;
  readonly error?: string | null | undefined;
}

/** The line under a field: error, else warning, else hint. */
export function FieldNote({ id, hint, warning, error }: FieldNotes & { readonly id: string }) {
  if (error) {
    return (
      <small id={id} className={classNames(styles.note, styles.error)}>
        <Icon name="error" size={14} />
        <span>{error}</span>
      </small>
    );
  }
  if (warning) {
    return (
      <small id={id} className={classNames(styles.note, styles.warning)}>
        <Icon name="warning" size={14} />
        <span>{warning}</span>
      </small>
    );
  }
  return hint ? (
    <small id={id} className={styles.note}>
      {hint}
    </small>
  ) : null;
}

/** The aria attributes that tie a control to its note. */
export function noteAttributes(id: string, { hint, warning, error }: FieldNotes) {
  return {
    'aria-describedby': error || warning || hint ? id : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
