import type { PlateFormat } from '@cutsite/domain/labware';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { PlateMap } from '@cutsite/ui/plate-map';
import { memo } from 'react';
import { plateTitle, type ShownPlate } from '../plates/shown-plate.ts';
import { useBuilder } from '../project/builder-context.tsx';
import styles from './plate-tabs.module.css';

interface PlateTabProps extends ShownPlate {
  readonly format: PlateFormat;
  /** What it can hold, where that is not every well: "76 slots". */
  readonly holds?: string;
  readonly active: boolean;
  /** It came since the project was opened, and was not looked at since. */
  readonly isNew: boolean;
  /** It is being dragged elsewhere. */
  readonly dragged: boolean;
  /** On which side of it a plate would be put that is being dragged. */
  readonly drop: 'before' | 'after' | undefined;
}

/** Drawn again only when its own plate changed: its map has a shape for each well. */
export const PlateTab = memo(function PlateTab({
  id,
  name,
  filled,
  wellsToFix,
  isNameToFix = false,
  states,
  format,
  holds = String(format.wellCount),
  active,
  isNew,
  dragged,
  drop,
}: PlateTabProps) {
  const builder = useBuilder();
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${id}`}
      aria-selected={active}
      aria-controls="plate-stage"
      tabIndex={active ? 0 : -1}
      className={styles.tab}
      data-plate={id}
      data-dragged={dragged || undefined}
      data-drop={drop}
      onClick={() => builder.showPlate(id)}
    >
      <span className={styles.tabMap}>
        <PlateMap format={format} states={states} />
      </span>
      <span>
        <b>
          {isNameToFix ? <Icon name="error" size={12} /> : null}
          {plateTitle({ name })}
          {isNew ? <Pill tone="brand">new</Pill> : null}
        </b>
        <small>
          {filled} of {holds}
          {wellsToFix > 0 ? `, ${wellsToFix} to fix` : ''}
          {isNameToFix ? ', name to fix' : ''}
        </small>
      </span>
    </button>
  );
});
