import { type GuideRnaProject, newPlate, plateMinimumWells } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { useMemo } from 'react';
import { AddOnsPanel } from '../../../builder/add-ons/add-ons-panel.tsx';
import type { FindTexts } from '../../../builder/find/find-bar.tsx';
import { FindWellsBar } from '../../../builder/find/find-wells-bar.tsx';
import { usePasteRows } from '../../../builder/plate-paste/use-paste-text.ts';
import { PlateTabs } from '../../../builder/plate-tabs/plate-tabs.tsx';
import { EmptyPlate } from '../../../builder/plate-view/empty-plate.tsx';
import { FillState } from '../../../builder/plate-view/fill-state.tsx';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { PlateInView } from '../../../builder/plate-view/plate-in-view.tsx';
import { PlateColumns, PlateStage } from '../../../builder/plate-view/plate-stage.tsx';
import { usePlateActions } from '../../../builder/plate-view/use-plate-actions.ts';
import { shownPlate } from '../../../builder/plates/shown-plate.ts';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { KnownGuidesButton } from '../add-known-guides/known-guides-button.tsx';
import { useTemplate } from '../add-sequences/use-template.ts';
import { useCheckedFacts, useCheckedPlates, usePlateLooks } from '../check/use-check.ts';
import { AllFaults } from '../faults/all-faults.ts';
import { useFaultWalk } from '../faults/use-fault-walk.ts';
import { exampleRows } from '../paste/example-rows.ts';
import { guideNoun, guidePastePlates, usePasteText } from '../paste/guide-paste.ts';
import { guideWells } from '../project/guide-wells.ts';
import { PlateSettings } from '../screen/settings-bar.tsx';
import { RowsOfPlate } from '../table/rows-of-plate.ts';
import { WellPanel } from '../well/well-panel.tsx';

const PlateKeys = loadedPart(async () => (await import('../../../builder/keyboard-help/plate-keys.tsx')).PlateKeys);
const AddSequencesDialog = loadedPart(
  async () => (await import('../add-sequences/add-sequences-dialog.tsx')).AddSequencesDialog,
);
const GuidePlateDialog = loadedPart(async () => (await import('./guide-plate-dialog.tsx')).GuidePlateDialog);

const findTexts: FindTexts = {
  what: 'Guides of all plates',
  by: 'name, target or well',
  placeholder: 'Find a guide',
};

/** Settings, tabs, the plate in view and its selected well. */
export function PlatesTab() {
  return (
    <>
      <PlateSettings />
      <GuidePlateTabs />
      <PlateColumns
        stage={
          <PlateStage
            addWords="Add sequences"
            beside={<KnownGuidesButton />}
            dropText={(plateName) => `Drop the file to add its sequences to ${plateName}`}
            addList={(start, close) => <AddSequencesDialog start={start} onClose={close} />}
            keys={(close) => <PlateKeys format={plate96} find={findTexts} onClose={close} />}
            find={<FindWellsBar format={plate96} words={findTexts} />}
            plate={(showKeys) => <GuidePlate onHelp={showKeys} />}
            fillState={<GuideFillState />}
            faults={<AllFaults />}
            table={<RowsOfPlate />}
          />
        }
        panel={
          <>
            <WellPanel />
            <GuideEmptyPlate />
            <AddOnsPanel />
          </>
        }
      />
    </>
  );
}

function GuidePlateTabs() {
  const checked = useCheckedPlates();
  const plates = useMemo(() => checked.map(shownPlate), [checked]);
  return (
    <PlateTabs<GuideRnaProject>
      plates={plates}
      format={plate96}
      newPlate={newPlate}
      dialog={(plateId, close) => <GuidePlateDialog plateId={plateId} onClose={close} />}
    />
  );
}

const focusName = () => panelFields.focusName();

function GuidePlate({ onHelp }: { readonly onHelp: () => void }) {
  const looks = usePlateLooks();
  const name = useCheckedFacts(({ plate }) => plate.name);
  const pasteText = usePasteText();
  const actions = usePlateActions({
    wells: guideWells,
    filledText: 'Targets are copied; numbers in names count up.',
    focusName,
    pasteText,
    showKeys: onHelp,
  });
  return (
    <PlateInView format={plate96} label={name} looks={looks} actions={actions}>
      <GuideFillState />
    </PlateInView>
  );
}

const legend = [
  ['filled', 'fine'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['control', 'control'],
  ['duplicate', 'duplicate'],
] as const;

function GuideFillState() {
  const counts = useCheckedFacts(({ check: { filled, wellsToFix, wellsToReview } }) => ({
    filled,
    wellsToFix,
    wellsToReview,
  }));
  const walk = useFaultWalk();
  return (
    <FillState
      format={plate96}
      fewest={plateMinimumWells}
      legend={legend}
      onFirstFault={() => walk('first')}
      {...counts}
    />
  );
}

function GuideEmptyPlate() {
  const pasteRows = usePasteRows<GuideRnaProject>(guidePastePlates, guideNoun);
  return (
    <EmptyPlate onExample={() => pasteRows(exampleRows(), 0)} onTemplate={useTemplate('plates')}>
      Paste names and targets from a spreadsheet anywhere on the plate, or start typing in A01. A plate takes{' '}
      {plateMinimumWells} to {plate96.wellCount} guides. A column of wells, such as A1, puts each row where it belongs.
    </EmptyPlate>
  );
}
