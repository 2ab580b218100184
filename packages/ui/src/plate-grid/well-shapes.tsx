import styles from './well-shapes.module.css';

/**
 * The drawings of the wells that are no plain circle, once per page; each well refers to its own by `#well-<state>`.
 * Shapes differ as well as colours: circle, circle with triangle, octagon with cross, square, dashed outer ring.
 */
export function WellShapes() {
  return (
    <svg width="0" height="0" className={styles.sheet} aria-hidden="true">
      <defs>
        <symbol id="well-selected" viewBox="0 0 40 40" overflow="visible">
          <circle cx="20" cy="20" r="18.9" className={styles.ring} />
          <circle cx="20" cy="20" r="16" className={styles.selected} />
        </symbol>
        <symbol id="well-control" viewBox="0 0 40 40" overflow="visible">
          <rect x="4.2" y="4.2" width="31.6" height="31.6" rx="4" className={styles.control} />
        </symbol>
        <symbol id="well-duplicate" viewBox="0 0 40 40" overflow="visible">
          <circle cx="20" cy="20" r="18.4" className={styles.dashed} />
          <circle cx="20" cy="20" r="14.6" className={styles.filled} />
        </symbol>
        <symbol id="well-error" viewBox="0 0 40 40" overflow="visible">
          <path d="M13 3h14l10 10v14L27 37H13L3 27V13z" className={styles.error} />
        </symbol>
        <symbol id="well-mark-warning" viewBox="0 0 40 40" overflow="visible">
          <path d="M34.2-.9l7 12.500h-14z" className={styles.triangle} />
          <path d="M34.2 3.400v3.600M34.2 9v.2" className={styles.bang} />
        </symbol>
        <symbol id="well-mark-error" viewBox="0 0 40 40" overflow="visible">
          <circle cx="34.9" cy="4.9" r="6.6" className={styles.disc} />
          <path d="M32.6 2.600l4.6 4.600M37.2 2.600l-4.6 4.6" className={styles.cross} />
        </symbol>
        <symbol id="well-mark-duplicate" viewBox="0 0 40 40" overflow="visible">
          <circle cx="20" cy="20" r="21.5" className={styles.dashed} />
        </symbol>
      </defs>
    </svg>
  );
}
