import styles from './local-time.module.css';

export interface LocalTimeProps {
  readonly starts: string;
  readonly ends?: string | undefined;
  /** Among the facts of a card. */
  readonly isSmall?: boolean;
}

/**
 * A line for the time by the visitor's own clock, which an island writes (ruling 70). It is empty in the HTML, which is
 * the same for everybody, and takes its room at once.
 */
export function LocalTime({ starts, ends, isSmall = false }: LocalTimeProps) {
  return (
    <p
      className={isSmall ? `${styles.line} ${styles.small}` : styles.line}
      data-local-time=""
      data-starts={starts}
      data-ends={ends}
    />
  );
}
