import { type PlateFormat, wellLabel } from '@cutsite/domain/labware';
import { memo } from 'react';
import { PlateWell } from './plate-well.tsx';
import { emptyLook, sameLook, type WellLook } from './well-look.ts';

interface PlateRowProps {
  readonly row: number;
  readonly format: PlateFormat;
  /** Of the whole plate. */
  readonly looks: ReadonlyMap<number, WellLook>;
  /** The column of the active well, where it is in this row. */
  readonly active: number | null;
  /** Whether the active well is what Tab leads to. */
  readonly tabbable: boolean;
  /** The first and the last selected column, where the selection crosses this row. */
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * The wells of one row; drawn again only when one of them looks different, which most are not while one is typed into.
 */
export const PlateRow = memo(function PlateRow({ row, format, looks, active, tabbable, from, to }: PlateRowProps) {
  return columnsOf(format).map((column) => {
    const index = row * format.columns + column;
    return (
      <PlateWell
        key={index}
        index={index}
        label={wellLabel({ row, column })}
        look={looks.get(index) ?? emptyLook}
        active={column === active}
        inRange={from !== null && to !== null && column >= from && column <= to}
        tabbable={tabbable && column === active}
      />
    );
  });
}, isSameRow);

function isSameRow(before: PlateRowProps, after: PlateRowProps): boolean {
  const { row, format, looks, active, tabbable, from, to } = after;
  if (before.row !== row || before.format !== format || before.active !== active || before.tabbable !== tabbable)
    return false;
  if (before.from !== from || before.to !== to) return false;
  return columnsOf(format).every((column) => {
    const index = row * format.columns + column;
    return sameLook(before.looks.get(index) ?? emptyLook, looks.get(index) ?? emptyLook);
  });
}

const columnsOf = ({ columns }: PlateFormat): readonly number[] =>
  Array.from({ length: columns }, (_, column) => column);
