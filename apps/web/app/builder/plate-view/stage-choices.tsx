import { Button } from '@cutsite/ui/button';
import { useBuilder, useBuilderState } from '../project/builder-context.tsx';
import type { BuilderState, WellLabelling } from '../project/builder-store.ts';
import styles from './plate-stage.module.css';

const fillOrderNames = { by_row: 'by row', by_column: 'by column' } as const satisfies Record<
  BuilderState['fillOrder'],
  string
>;

const labellings = ['name', 'well', 'nothing'] as const satisfies readonly WellLabelling[];

interface StageChoicesProps {
  readonly onKeyboard: (() => void) | null;
  /** How it is filled, where nobody can choose; null: the choice is offered. */
  readonly fillText: string | null;
}

/** How rows without a well fill the plate (ruling 23), and what stands in the wells. */
export function StageChoices({ onKeyboard, fillText }: StageChoicesProps) {
  const builder = useBuilder();
  const fillOrder = useBuilderState((state) => state.fillOrder);
  const labelling = useBuilderState((state) => state.labelling);
  return (
    <>
      {onKeyboard === null ? null : (
        <span className={styles.wideTool}>
          <Button variant="quiet" size="small" onClick={onKeyboard}>
            <kbd>?</kbd> <span className="cs-visually-hidden">Keyboard</span>
          </Button>
        </span>
      )}
      {fillText === null ? (
        <label className={styles.tool}>
          Fill
          <select
            className="cs-select"
            value={fillOrder}
            onChange={(event) =>
              builder.look({ fillOrder: event.currentTarget.selectedIndex === 0 ? 'by_row' : 'by_column' })
            }
          >
            <option value="by_row">{fillOrderNames.by_row}</option>
            <option value="by_column">{fillOrderNames.by_column}</option>
          </select>
        </label>
      ) : (
        <span className={styles.tool}>{fillText}</span>
      )}
      <label className={styles.tool}>
        Label
        <select
          className="cs-select"
          value={labelling}
          onChange={(event) => builder.look({ labelling: labellings[event.currentTarget.selectedIndex] ?? 'name' })}
        >
          {labellings.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
