import { plate96 } from '@cutsite/domain/labware';
import { PlateGrid } from '@cutsite/ui/plate-grid';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { SelectionBar } from '../../../builder/plate-view/selection-bar.tsx';
import { usePlateActions } from '../../../builder/plate-view/use-plate-actions.ts';
import { useCheckedFacts, usePlateLooks } from '../check/use-check.ts';
import { usePasteText } from '../paste/guide-paste.ts';
import { guideWells } from '../project/guide-wells.ts';
import { useBuilderState } from '../project/use-builder.tsx';
import { FillState } from './fill-state.tsx';

const focusName = () => panelFields.focusName();

/**
 * The plate in view with its wells, small and without names on a narrow screen, and under it what can be done to those
 * selected.
 */
export function PlateInView({ onHelp }: { readonly onHelp: () => void }) {
  const looks = usePlateLooks();
  const name = useCheckedFacts(({ plate }) => plate.name);
  const selection = useBuilderState((state) => state.selection);
  const copied = useBuilderState((state) => state.copied);
  const pasteText = usePasteText();
  const actions = usePlateActions({
    wells: guideWells,
    filledWords: 'Targets are copied, names count on.',
    focusName,
    pasteText,
    showKeys: onHelp,
  });
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
      <SelectionBar actions={actions} format={plate96} />
      <FillState />
    </>
  );
}
