import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { rangeOf, sizeOf, wellsIn } from '@cutsite/ui/plate-grid';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useBuilder, useBuilderState } from '../project/builder-context.tsx';
import { activePlateOf } from '../project/builder-project.ts';
import styles from './selection-bar.module.css';
import type { PlateActions } from './use-plate-actions.ts';

interface SelectionBarProps {
  readonly actions: PlateActions;
  readonly format: PlateFormat;
}

/** What keys do to the selected wells, for fingers and the mouse. It has its place even when there is nothing to do. */
export function SelectionBar({ actions, format }: SelectionBarProps) {
  const label = (index: number): string => wellLabel(wellPosition(index, format));
  const corner = (row: number, column: number): number => row * format.columns + column;
  const builder = useBuilder();
  const selection = useBuilderState((state) => state.selection);
  const { name, isEmpty } = useBuilderState(
    useShallow(({ history }) => {
      const plate = activePlateOf(history.present);
      const wells = new Set(wellsIn(selection, format));
      return {
        name: plate?.wells.find(({ index }) => index === selection.active)?.name ?? '',
        isEmpty: plate?.wells.some(({ index }) => wells.has(index)) !== true,
      };
    }),
  );
  const [hasCopied, setHasCopied] = useState(false);
  const range = rangeOf(selection, format);
  const count = sizeOf(range);
  const blocked = isEmpty ? 'The selected wells are empty.' : null;
  const copy = (take: () => string | null) => {
    const text = take();
    if (text === null) return;
    setHasCopied(true);
    // The wells can be pasted here even where the clipboard of the system is not to be had.
    navigator.clipboard?.writeText(text).catch(() => {});
    builder.showNotice(`${countText(count, 'well')} copied.`);
  };
  return (
    <div className={styles.bar} role="group" aria-label="The selected wells">
      <p className={styles.what}>
        <b>
          {count === 1
            ? label(selection.active)
            : `${label(corner(range.top, range.left))} to ${label(corner(range.bottom, range.right))}`}
        </b>{' '}
        <span>{count > 1 ? countText(count, 'well') : name || 'empty'}</span>
      </p>
      <span className={styles.narrow}>
        <Button size="small" variant="soft" icon="edit" onClick={actions.edit}>
          Edit
        </Button>
      </span>
      <Button size="small" variant="quiet" icon="copy" blockedBecause={blocked} onClick={() => copy(actions.copy)}>
        Copy
      </Button>
      {hasCopied ? (
        <Button size="small" variant="quiet" icon="paste" onClick={actions.pasteCopied}>
          Paste
        </Button>
      ) : null}
      {range.bottom > range.top ? (
        <Button size="small" variant="quiet" blockedBecause={blocked} onClick={actions.fillDown}>
          Fill down
        </Button>
      ) : null}
      {range.right > range.left ? (
        <Button size="small" variant="quiet" blockedBecause={blocked} onClick={actions.fillRight}>
          Fill right
        </Button>
      ) : null}
      <Button size="small" variant="quiet" icon="remove" blockedBecause={blocked} onClick={actions.clear}>
        Clear
      </Button>
    </div>
  );
}
