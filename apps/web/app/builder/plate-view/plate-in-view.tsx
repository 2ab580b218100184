import type { PlateFormat } from '@cutsite/domain/labware';
import { PlateGrid, type WellLook } from '@cutsite/ui/plate-grid';
import type { ReactNode } from 'react';
import { useBuilderState } from '../project/builder-context.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { PlateActions } from './use-plate-actions.ts';

interface PlateInViewProps {
  readonly format: PlateFormat;
  /** The plate's name. */
  readonly label: string;
  /** By the index of the well; one without an entry is empty. */
  readonly looks: ReadonlyMap<number, WellLook>;
  readonly actions: PlateActions;
  /** How full it is: `FillState`. */
  readonly children: ReactNode;
}

/** The plate in view with its wells, small and without names on a narrow screen; what can be done to those selected. */
export function PlateInView({ format, label, looks, actions, children }: PlateInViewProps) {
  const selection = useBuilderState((state) => state.selection);
  const copied = useBuilderState((state) => state.copied);
  return (
    <>
      <PlateGrid
        format={format}
        label={label}
        looks={looks}
        selection={selection}
        copied={copied}
        describedBy="fill-state"
        actions={actions}
      />
      <SelectionBar actions={actions} format={format} />
      {children}
    </>
  );
}
