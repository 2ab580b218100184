import { plate96 } from '@cutsite/domain/labware';
import { PlateMap } from '@cutsite/ui/plate-map';
import { memo } from 'react';
import type { CheckedPlate } from '../../check/checked-plates.ts';
import { useBuilder } from '../../project/use-builder.tsx';
import styles from './plate-tabs.module.css';

interface PlateTabProps {
  readonly id: string;
  readonly name: string;
  readonly filled: number;
  readonly wellsToFix: number;
  readonly states: CheckedPlate['states'];
  readonly active: boolean;
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
  states,
  active,
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
        <PlateMap format={plate96} states={states} />
      </span>
      <span>
        <b>{name.trim() === '' ? 'No name' : name}</b>
        <small>
          {filled} of {plate96.wellCount}
          {wellsToFix > 0 ? `, ${wellsToFix} to fix` : ''}
        </small>
      </span>
    </button>
  );
});
