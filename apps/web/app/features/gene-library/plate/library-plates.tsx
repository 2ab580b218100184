import { type CheckedWell, type ControlType, controlTypeTexts, libraryLimits } from '@cutsite/domain/gene-library';
import { countText } from '@cutsite/domain/text';
import { type ComponentType, useCallback, useMemo } from 'react';
import { EditingContext } from '../../../builder/edit-item/editing.ts';
import type { FindTexts } from '../../../builder/find/find-bar.tsx';
import { FindWellsBar } from '../../../builder/find/find-wells-bar.tsx';
import { walkOverWells } from '../../../builder/plate-faults/go-to-well.ts';
import { PlateTabs } from '../../../builder/plate-tabs/plate-tabs.tsx';
import { EmptyPlate } from '../../../builder/plate-view/empty-plate.tsx';
import { FillState } from '../../../builder/plate-view/fill-state.tsx';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { PlateInView } from '../../../builder/plate-view/plate-in-view.tsx';
import { PlateColumns, PlateStage } from '../../../builder/plate-view/plate-stage.tsx';
import { usePlateActions } from '../../../builder/plate-view/use-plate-actions.ts';
import { useTwoColumns } from '../../../builder/plate-view/use-two-columns.ts';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { shownPlate } from '../../../builder/plates/shown-plate.ts';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { checkedDraft } from '../check/checked-library.ts';
import { useCheckedDraft, useCheckedPlate, useLooks } from '../check/use-check.ts';
import { useBuilder, useProject, useProjectParts } from '../draft/library-drafts.ts';
import { exampleGenes } from '../genes/example-genes.ts';
import { formatOf, type LibraryDraft, libraryWells, newLibraryPlate } from '../project/library-draft.ts';
import { placeNames } from '../project/place-names.ts';
import { GenePanel } from '../well/gene-panel.tsx';
import { ControlsMenu } from './controls-menu.tsx';
import { usePasteNames } from './use-paste-names.ts';

const PlateKeys = loadedPart(async () => (await import('../../../builder/keyboard-help/plate-keys.tsx')).PlateKeys);
/** Loaded when there are genes, or about to be some. */
export const LibraryFaultList = loadedPart(
  async () => (await import('../faults/library-fault-list.tsx')).LibraryFaultList,
);
/** Loaded beside the fault list: an empty plate shows no rows unless they are asked for. */
export const GeneTable = loadedPart(async () => (await import('./gene-table.tsx')).GeneTable);
/** Loaded beside them: without genes there is no name to resolve. */
export const ResolvedNames = loadedPart(async () => (await import('../well/resolved-names.tsx')).ResolvedNames);
const AddGenesDialog = loadedPart(async () => (await import('../add-genes/add-genes-dialog.tsx')).AddGenesDialog);
const LibraryPlateDialog = loadedPart(async () => (await import('./library-plate-dialog.tsx')).LibraryPlateDialog);

const findTexts: FindTexts = {
  what: 'Wells of all plates',
  by: 'name, symbol, Ensembl id or well',
  placeholder: 'Find a gene',
};
const { wellsPerPlate, wellsPerProject } = libraryLimits;

/** A part that has nothing to say of a library without genes. */
function FilledLibrary({ of: Part }: { readonly of: ComponentType }) {
  const { isEmpty } = useProjectParts(({ plates }) => ({ isEmpty: plates.every(({ wells }) => wells.length === 0) }));
  return isEmpty ? null : <Part />;
}

/** Tabs, the plate in view, its selected well, and what is to be fixed: beside the plate where there is room. */
export function LibraryPlates() {
  const builder = useBuilder();
  const isBeside = useTwoColumns();
  const format = formatOf(useProject());
  const symbolAt = useCallback(
    (plateId: string, index: number) => {
      const { plates } = checkedDraft(builder.project());
      const well = plates.find(({ plate }) => plate.id === plateId)?.known.get(index);
      return well === undefined ? null : [well.validatedName, well.control?.label, well.ensemblId].join(' ');
    },
    [builder],
  );
  return (
    <>
      <LibraryTabs />
      <PlateColumns
        isLong={isBeside}
        stage={
          <PlateStage
            addWords="Add genes"
            beside={<ControlsMenu />}
            dropText={(plateName) => `Drop the file to add its genes to ${plateName}`}
            addList={(start, close) => <AddGenesDialog start={start} onClose={close} />}
            keys={(close) => <PlateKeys format={format} find={findTexts} onClose={close} />}
            find={<FindWellsBar format={format} words={findTexts} otherName={symbolAt} />}
            plate={(showKeys) => <LibraryPlate onHelp={showKeys} />}
            fillState={<LibraryFillState />}
            faults={isBeside ? null : <LibraryFaultList />}
            table={<GeneTable />}
          />
        }
        panel={
          <>
            <GenePanel />
            {isBeside ? <FilledLibrary of={LibraryFaultList} /> : null}
            <FilledLibrary of={ResolvedNames} />
            <EmptyLibraryPlate />
          </>
        }
      />
    </>
  );
}

/** An item of the cart has all plates of its project, so that plates come and go while it is edited, too. */
function LibraryTabs() {
  const format = formatOf(useProject());
  const { plates } = useCheckedDraft();
  const shown = useMemo(() => plates.map(shownPlate), [plates]);
  return (
    <EditingContext value={false}>
      <PlateTabs<LibraryDraft>
        marksNew
        plates={shown}
        format={format}
        newPlate={newLibraryPlate}
        dialog={(plateId, close) => <LibraryPlateDialog plateId={plateId} onClose={close} />}
      />
    </EditingContext>
  );
}

const focusName = () => panelFields.focusName();

function LibraryPlate({ onHelp }: { readonly onHelp: () => void }) {
  const builder = useBuilder();
  const draft = useProject();
  const format = formatOf(draft);
  const { plate } = useCheckedPlate();
  const looks = useLooks();
  const pasteText = usePasteNames();
  const keys = usePlateActions({
    wells: libraryWells(format),
    filledText: 'Names are copied as they are.',
    focusName,
    pasteText,
    showKeys: onHelp,
  });
  const actions = useMemo(
    () => ({
      ...keys,
      // Another name: the gene that was chosen for the one before goes with it.
      type: (text: string) => {
        const { active } = builder.store.getState().selection;
        const { id } = plate;
        builder.endStep();
        builder.edit({ label: 'type a name', mergeKey: `${id}.${active}.name` }, (project) =>
          updatePlate(project, id, (one) =>
            putWells(one, [{ index: active, name: text, sequence: '' }], builder.newId),
          ),
        );
        focusName();
      },
    }),
    [keys, builder, plate],
  );
  return (
    <PlateInView format={format} label={plate.name} looks={looks} actions={actions}>
      <LibraryFillState />
    </PlateInView>
  );
}

const legend = [
  ['filled', 'gene'],
  ['control', 'control'],
  ['warning', 'to check'],
  ['error', 'to fix'],
] as const;

function LibraryFillState() {
  const builder = useBuilder();
  const format = formatOf(useProject());
  const { check, known } = useCheckedPlate();
  return (
    <FillState
      format={format}
      fewest={wellsPerPlate.min}
      legend={legend}
      filled={check.filled}
      wellsToFix={check.wellsToFix}
      wellsToReview={check.wellsToReview}
      onFirstFault={() => walkOverWells(builder, checkedDraft(builder.project()).plates, 'first')}
      holds={controlsText([...known.values()])}
    />
  );
}

/** "211 genes, 11 controls: 8 non-targeting, 3 positive"; null while there is no control. */
function controlsText(wells: readonly CheckedWell[]): string | null {
  const types = new Map<ControlType, number>();
  for (const { control } of wells) if (control !== null) types.set(control.type, (types.get(control.type) ?? 0) + 1);
  const controls = [...types.values()].reduce((sum, count) => sum + count, 0);
  if (controls === 0) return null;
  const byType = [...types].map(([type, count]) => `${count} ${controlTypeTexts[type]}`).join(', ');
  return `${countText(wells.length - controls, 'gene')}, ${countText(controls, 'control')}: ${byType}`;
}

function EmptyLibraryPlate() {
  const builder = useBuilder();
  const { genome } = useProject();
  const load = () =>
    builder.edit(
      { label: 'load an example' },
      (draft) => placeNames(draft, exampleGenes[genome], 0, 'by_column', builder.newId).draft,
    );
  return (
    <EmptyPlate onExample={load}>
      Paste symbols, synonyms or Ensembl ids anywhere on the plate, with controls among them, or start typing in A01.
      Add genes takes lists of wells and files. A plate needs {wellsPerPlate.min} wells, a project holds{' '}
      {wellsPerProject.max}.
    </EmptyPlate>
  );
}
