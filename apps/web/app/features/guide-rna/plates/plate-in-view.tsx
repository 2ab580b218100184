import { plate96 } from '@cutsite/domain/labware';
import { PlateGrid } from '@cutsite/ui/plate-grid';
import { useCheckedFacts, usePlateLooks } from '../check/use-check.ts';
import { useBuilderState } from '../project/use-builder.tsx';
import { FillState } from './fill-state.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { usePlateActions } from './use-plate-actions.ts';

/** The plate in view with its wells, small and without names on a narrow screen, and under it what can be done to those selected. */
export function PlateInView({ onHelp }: { readonly onHelp: () => void }) {
  const looks = usePlateLooks();
  const name = useCheckedFacts(({ plate }) => plate.name);
  const selection = useBuilderState((state) => state.selection);
  const copied = useBuilderState((state) => state.copied);
  const actions = usePlateActions(onHelp);
  return (
    <>
      <PlateGrid
        format={plate96}
        label={name}
        looks={looks}
        selection={selection}
        copied={copied}
        describedBy="fill-state"
        actions={actions}
      />
      <SelectionBar actions={actions} />
      <FillState />
    </>
  );
}
