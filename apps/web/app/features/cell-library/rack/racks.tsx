import { cellLibraryLimits, poolRack } from '@cutsite/domain/cell-library';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { FindTexts } from '../../../builder/find/find-bar.tsx';
import { FindWellsBar } from '../../../builder/find/find-wells-bar.tsx';
import { EmptyState } from '../../../builder/plate-view/empty-plate.tsx';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { PlateInView } from '../../../builder/plate-view/plate-in-view.tsx';
import { PlateColumns, PlateStage } from '../../../builder/plate-view/plate-stage.tsx';
import { usePlateActions } from '../../../builder/plate-view/use-plate-actions.ts';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useCheckedCells, useCheckedRack, useLooks } from '../check/use-check.ts';
import { ControlsCard } from '../controls/controls-card.tsx';
import { useBuilder, useProject } from '../draft/cells-drafts.ts';
import { examplePools } from '../genes/example-pools.ts';
import { poolTemplate } from '../genes/pool-template.ts';
import { TierMeter } from '../price/tier-meter.tsx';
import { useCellsPrice } from '../price/use-cells-price.ts';
import { withNames } from '../project/cells-draft.ts';
import { PoolPanel } from './pool-panel.tsx';
import { RackState } from './rack-state.tsx';
import { RackTabs } from './rack-tabs.tsx';
import { typeName } from './type-name.ts';
import { usePasteGenes } from './use-paste-genes.ts';

const PlateKeys = loadedPart(async () => (await import('../../../builder/keyboard-help/plate-keys.tsx')).PlateKeys);
/** Loaded when there are pools, or about to be some. */
export const PoolFaultList = loadedPart(async () => (await import('../faults/pool-fault-list.tsx')).PoolFaultList);
/** Loaded beside the fault list: an empty rack shows no rows unless they are asked for. */
export const PoolTable = loadedPart(async () => (await import('./pool-table.tsx')).PoolTable);
const AddPoolsDialog = loadedPart(async () => (await import('../add-genes/add-pools-dialog.tsx')).AddPoolsDialog);

const findTexts: FindTexts = { what: 'Pools of all racks', by: 'name or well', placeholder: 'Find a gene' };

/** Tabs, the rack in view and its selected slot, the controls of each rack, and the tiers. */
export function Racks() {
  return (
    <>
      <RackTabs />
      <PlateColumns
        stage={
          <PlateStage
            addWords="Add genes"
            plateWord="Rack"
            fillText="Fills down the columns"
            dropText={() => 'Drop the file to add its genes to the library'}
            // The tiers open it without a list.
            addList={(start, close) => (
              <AddPoolsDialog start={start?.kind === 'text' && start.text === '' ? null : start} onClose={close} />
            )}
            keys={(close) => <PlateKeys format={poolRack} find={findTexts} onClose={close} />}
            find={<FindWellsBar format={poolRack} words={findTexts} />}
            plate={(showKeys) => <Rack onHelp={showKeys} />}
            fillState={<RackState />}
            faults={<PoolFaultList />}
            table={<PoolTable />}
          />
        }
        panel={
          <>
            <PoolPanel />
            <EmptyRack />
            <ControlsCard />
            <Tiers />
          </>
        }
      />
    </>
  );
}

function Tiers() {
  const { replicates } = useProject();
  const builder = useBuilder();
  const { price } = useCellsPrice();
  const onAdd = () => builder.look({ incoming: { kind: 'text', text: '' } });
  return price === undefined ? null : <TierMeter price={price} replicates={replicates} onAdd={onAdd} />;
}

const focusName = () => panelFields.focusName();
const wells = { format: poolRack, nextName: (name: string) => name };

function Rack({ onHelp }: { readonly onHelp: () => void }) {
  const builder = useBuilder();
  const { plate } = useCheckedRack();
  const looks = useLooks();
  const pasteText = usePasteGenes();
  const keys = usePlateActions({ wells, filledText: '', focusName, pasteText, showKeys: onHelp });
  const actions = useMemo(() => {
    const noFill = () =>
      builder.showNotice({
        title: 'One gene is one pool, so names are not filled into other slots.',
        refused: true,
      });
    return {
      ...keys,
      type: (text: string) => {
        builder.endStep();
        // Drawn at once: the next letter lands in the field of the slot that the name went to.
        flushSync(() => typeName(builder, text));
        focusName();
      },
      fillDown: noFill,
      fillRight: noFill,
      fillInto: noFill,
    };
  }, [keys, builder]);
  return (
    <PlateInView format={poolRack} label={plate.name} looks={looks} actions={actions}>
      <RackState />
    </PlateInView>
  );
}

function EmptyRack() {
  const builder = useBuilder();
  const { genome } = useProject();
  const { pools, slotsPerRack } = useCheckedCells();
  if (pools > 0) return null;
  const { min, max } = cellLibraryLimits.pools;
  const load = () =>
    builder.edit({ label: 'load an example' }, (draft) =>
      withNames(
        draft,
        examplePools[genome].map((name) => ({ name, chosenId: '' })),
        builder.newId,
      ),
    );
  const template = (kind: 'xlsx' | 'csv') => {
    import('../../../builder/list-import/dialog/template-links.tsx')
      .then(({ saveTemplate }) => saveTemplate(poolTemplate, kind))
      .catch(() =>
        builder.showNotice({ title: 'The template could not be made.', text: 'Please try again.', refused: true }),
      );
  };
  return (
    <EmptyState title="An empty rack" onExample={load} onTemplate={template}>
      Paste {min} to {max} gene symbols, synonyms or Ensembl ids anywhere on the rack. A rack takes {slotsPerRack} pools
      beside its {poolRack.wellCount - slotsPerRack} control wells.
    </EmptyState>
  );
}
