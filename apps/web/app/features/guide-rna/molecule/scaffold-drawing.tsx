import styles from './target-drawing.module.css';

interface ScaffoldProps {
  /** Where the target ends. */
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** The scaffold as the hairpins that it folds into; a sign and no structure. */
export function Scaffold({ x, y, words }: ScaffoldProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.scaffold}>
      <path d="M1 0h8c5 0 6-3 6-7v-17c0-4-3-5-3-9a7 7 0 0114 0c0 4-3 5-3 9v14c0 3 2 5 4 5s4-2 4-5v-8c0-3-2-4-2-7a5 5 0 0110 0c0 3-2 4-2 7v11c0 4-3 7-7 7" />
      <path d="M17 -12h5M17 -16h5M17 -20h5M32 -11h4M32 -15h4" data-bonds />
      <text x="8" y="-30" className={styles.scaffoldWord}>
        {words}
      </text>
    </g>
  );
}
