import { countText } from '@cutsite/domain/text';
import { only } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { AddListDialog } from '../../builder/list-import/dialog/add-list-dialog.tsx';
import type { PlainList } from '../../builder/list-import/list-preview.ts';
import { useClipboardAtFocus } from '../../builder/paste/use-clipboard-at-focus.ts';
import { PlateDialog } from '../../builder/plate-dialog/plate-dialog.tsx';
import { type PasteRules, usePasteText } from '../../builder/plate-paste/use-paste-text.ts';
import { PlateTabs } from '../../builder/plate-tabs/plate-tabs.tsx';
import { FillState } from '../../builder/plate-view/fill-state.tsx';
import { panelFields } from '../../builder/plate-view/panel-fields.ts';
import { PlateInView } from '../../builder/plate-view/plate-in-view.tsx';
import { PlateColumns, PlateStage } from '../../builder/plate-view/plate-stage.tsx';
import { usePlateActions } from '../../builder/plate-view/use-plate-actions.ts';
import type { ShownPlate } from '../../builder/plates/shown-plate.ts';
import { useLivePriceOf, usePrices } from '../../builder/price-bar/live-price.ts';
import { ProductPriceBar } from '../../builder/price-bar/product-price-bar.tsx';
import { plateInView } from '../../builder/project/builder-project.ts';
import type { ProductScreenProps } from '../../builder/screen/builder-screen.tsx';
import { ProjectFrame } from '../../builder/screen/project-frame.tsx';
import { useOrderScreen } from '../../builder/screen/use-order-screen.ts';
import { usePasteAnywhere } from '../../builder/screen/use-paste-anywhere.ts';
import { oligoCart } from './oligo-cart.ts';
import { type OligoListBeside, oligoListProduct, oligoSourceTexts } from './oligo-list.ts';
import { OligoPanel } from './oligo-panel.tsx';
import { useProject } from './oligo-product.ts';
import { newOligoPlate, type OligoPlate, type OligoProject, oligoFormat, oligoWells } from './oligo-project.ts';
import { OligoReport } from './oligo-report.tsx';
import { minOligos, type OligoFault, oligoFault, oligoLooks, oligoPrice } from './oligo-rules.ts';
import { OligoSettings } from './oligo-settings.tsx';

const focusName = () => panelFields.focusName();
const nothing = () => {};
/** Names of oligos may be in the cart as often as one likes. */
const noNames: ReadonlySet<string> = new Set();
const newWorker = () => new Worker(new URL('./oligo-list.worker.ts', import.meta.url), { type: 'module' });

/** What is pasted on the screen: anything with a sequence goes on the plate in view. */
const oligoPaste: PasteRules<OligoProject> = {
  plates: { ...oligoWells, newPlate: newOligoPlate },
  isKept: (rows) => rows.some(({ sequence }) => /^[ACGT]+$/i.test(sequence)),
  asksForMore: () => false,
  noun: ['oligo', 'oligos'],
  landing: async () => ({ elsewhere: () => null, mend: (_, plates) => ({ plates, said: '' }) }),
};

/** One project of oligos: plates of 384 with settings, panel and prices of their own. */
export function OligoScreen(screen: ProductScreenProps<OligoProject, null>) {
  const project = useProject();
  const { usable, frame, order } = useOrderScreen(oligoCart, screen);
  const pasteText = usePasteText(oligoPaste);
  useClipboardAtFocus();
  usePasteAnywhere({ ready: usable, earlyPaste: screen.earlyPaste, pasteText });
  const plate = plateInView(project);
  const count = project.plates.reduce((sum, { wells }) => sum + wells.length, 0);
  const live = useLivePriceOf(project, oligoPrice);
  const prices = usePrices() ?? null;
  const beside = useMemo((): OligoListBeside => ({ prices }), [prices]);
  const faulty = plate.wells.filter((well) => oligoFault(well) !== null);
  const showFirst = () => {
    const [first] = faulty;
    if (first !== undefined) screen.draft.builder.look({ selection: only(first.index) });
  };
  return (
    <ProjectFrame
      {...frame}
      product="Test oligos"
      onFaultKey={showFirst}
      formats={null}
      files={null}
      below={
        <ProductPriceBar
          {...order}
          onBlocked={showFirst}
          live={live}
          whatIsPriced={() => countText(count, 'oligo')}
          box={{ makings: [], temperature: 'dry_ice', waitsForReview: false }}
          reasons={() => null}
          blocked={oligoCart.blockedBecause(project, noNames, order.editing)}
          begun={count > 0}
          report={OligoReport}
        />
      }
    >
      <OligoSettings />
      <PlateTabs<OligoProject>
        plates={project.plates.map(shownPlate)}
        format={oligoFormat}
        newPlate={newOligoPlate}
        dialog={(plateId, close) => <OligoPlateDialog plateId={plateId} onClose={close} />}
      />
      <PlateColumns
        stage={
          <PlateStage
            addWords="Add oligos"
            dropText={(plateName) => `Drop the file to add its oligos to ${plateName}`}
            addList={(start, close) => (
              <AddListDialog<PlainList<OligoFault>, OligoProject, OligoListBeside>
                product={oligoListProduct}
                words={oligoSourceTexts}
                action="Add oligos"
                noPlate={null}
                newWorker={newWorker}
                beside={beside}
                start={start}
                onClose={close}
              />
            )}
            keys={null}
            find={null}
            plate={() => <Plate pasteText={pasteText} onFirstFault={showFirst} />}
            fillState={null}
            faults={null}
            table={null}
          />
        }
        panel={<OligoPanel />}
      />
    </ProjectFrame>
  );
}

interface PlateProps {
  readonly pasteText: (text: string) => void;
  readonly onFirstFault: () => void;
}

function Plate({ pasteText, onFirstFault }: PlateProps) {
  const plate = plateInView(useProject());
  const actions = usePlateActions({
    wells: oligoWells,
    filledText: 'Sequences are copied, names count on.',
    focusName,
    pasteText,
    showKeys: nothing,
  });
  const { filled, wellsToFix } = shownPlate(plate);
  return (
    <PlateInView format={oligoFormat} label={plate.name} looks={oligoLooks(plate)} actions={actions}>
      <FillState
        format={oligoFormat}
        filled={filled}
        fewest={minOligos}
        wellsToFix={wellsToFix}
        wellsToReview={0}
        onFirstFault={onFirstFault}
      />
    </PlateInView>
  );
}

/** A plate as its tab shows it. */
function shownPlate(plate: OligoPlate): ShownPlate {
  const states = new Map([...oligoLooks(plate)].map(([index, { state }]) => [index, state]));
  const wellsToFix = [...states.values()].filter((state) => state === 'error').length;
  return { id: plate.id, name: plate.name, filled: plate.wells.length, wellsToFix, states };
}

function OligoPlateDialog({ plateId, onClose }: { readonly plateId: string; readonly onClose: () => void }) {
  return (
    <PlateDialog<OligoProject>
      plateId={plateId}
      format={oligoFormat}
      newPlate={newOligoPlate}
      textWord="By sequence"
      checkName={(name) => ({
        hint: 'As it stands on the label.',
        warning: null,
        error: name.trim() === '' ? 'A plate needs a name.' : null,
      })}
      facts={null}
      forAllPlates={null}
      onClose={onClose}
    />
  );
}
