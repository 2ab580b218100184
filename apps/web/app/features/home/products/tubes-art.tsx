import styles from './art.module.css';

/** How full each of the four tubes is drawn, by the height of its surface. */
const tubes = [
  { x: 14, surface: 52, look: styles.brand },
  { x: 51, surface: 46, look: styles.brandDeep },
  { x: 88, surface: 40, look: styles.violet },
  { x: 125, surface: 34, look: styles.brand },
] as const;

/** Four tubes. Decorative. */
export function TubesArt() {
  return (
    <svg viewBox="0 0 168 112" width="168" height="112" aria-hidden="true">
      {tubes.map(({ x, surface, look }) => (
        <g key={x} transform={`translate(${x} 12)`}>
          <path className={styles.glass} d="M3 13h22v42c0 14-5 27-11 31-6-4-11-17-11-31z" />
          <path
            className={look}
            d={`M3.8 ${surface}h20.4v${55 - surface}c0 14-4.5 26-10.2 30-5.7-4-10.2-16-10.2-30z`}
          />
          <rect className={styles.cap} width="28" height="13" rx="3" />
        </g>
      ))}
    </svg>
  );
}
