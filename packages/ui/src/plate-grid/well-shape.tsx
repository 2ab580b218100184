import type { WellState } from './well-look.ts';
import styles from './well-shapes.module.css';

interface WellShapeProps {
  readonly state: WellState;
  readonly active?: boolean;
}

/**
 * States whose shape is the plain circle: a box with a round border. What is no circle, or is selected, is a drawing,
 * and each drawing is a layer of its own to the browser, all of which it walks at every letter that is typed.
 */
const discs: ReadonlySet<WellState> = new Set(['empty', 'filled', 'warning']);

/** A selected well keeps its mark; the shape under it becomes the solid disc. */
const marks: Readonly<Partial<Record<WellState, string>>> = {
  warning: '#well-mark-warning',
  error: '#well-mark-error',
};

/** The shape of one well, of the size that `--glyph` and `--disc` around it give; needs `WellShapes` on the page. */
export function WellShape({ state, active = false }: WellShapeProps) {
  const mark = marks[state];
  const isDisc = !active && discs.has(state);
  return (
    <>
      {isDisc ? <i className={styles.disc} data-state={state} /> : null}
      {isDisc && mark === undefined ? null : (
        <svg className={styles.glyph} aria-hidden="true">
          {isDisc ? null : <use href={active ? '#well-selected' : `#well-${state}`} />}
          {active && state === 'duplicate' ? <use href="#well-mark-duplicate" /> : null}
          {mark === undefined ? null : <use href={mark} />}
        </svg>
      )}
    </>
  );
}
