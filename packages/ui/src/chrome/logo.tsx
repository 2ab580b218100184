import styles from './logo.module.css';

/**
 * The mark (two strands, cut with an overhang) and the name. Decorative by itself: the link around it carries the
 * words.
 */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} width="26" height="26" viewBox="0 0 28 28" aria-hidden="true">
        <g fill="currentColor">
          <rect x="2" y="7" width="14.4" height="4.6" rx="1" />
          <rect x="21" y="7" width="5" height="4.6" rx="1" opacity=".55" />
          <rect x="2" y="16.4" width="5" height="4.6" rx="1" opacity=".55" />
          <rect x="11.6" y="16.4" width="14.4" height="4.6" rx="1" />
        </g>
        <path className={styles.cut} d="M18.7 3.4v9.4L9.3 15.4v9.2" fill="none" strokeWidth="2" />
      </svg>
      <span>Cutsite</span>
    </span>
  );
}
