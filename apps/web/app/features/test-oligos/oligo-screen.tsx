import { Button } from '@cutsite/ui/button';
import { PlateGrid, WellShapes } from '@cutsite/ui/plate-grid';
import { useClipboardAtFocus } from '../../builder/paste/use-clipboard-at-focus.ts';
import { type PasteRules, usePasteText } from '../../builder/paste/use-paste-text.ts';
import { SelectionBar } from '../../builder/plate-view/selection-bar.tsx';
import { usePlateActions } from '../../builder/plate-view/use-plate-actions.ts';
import { PriceBar } from '../../builder/price-bar/price-bar.tsx';
import { useBuilderState } from '../../builder/project/builder-context.tsx';
import { plateInView } from '../../builder/project/builder-project.ts';
import type { ProductScreenProps } from '../../builder/screen/builder-screen.tsx';
import { ProjectFrame, useUsable } from '../../builder/screen/project-frame.tsx';
import { usePasteAnywhere } from '../../builder/screen/use-paste-anywhere.ts';
import { figured } from '../../builder/words/count-words.ts';
import { AddOligos } from './add-oligos.tsx';
import { OligoPanel, oligoNameId } from './oligo-panel.tsx';
import { oligoCart, useProject } from './oligo-product.ts';
import { newOligoPlate, type OligoProject, oligoFormat, oligoWells } from './oligo-project.ts';
import { oligoFault, oligoLooks, oligoPricedLines } from './oligo-rules.ts';
import { OligoSettings } from './oligo-settings.tsx';
import styles from './oligos.module.css';

const focusName = () => document.getElementById(oligoNameId)?.focus();
const nothing = () => {};

/** What is pasted on the screen: anything with a sequence goes on the plate in view. */
const oligoPaste: PasteRules<OligoProject> = {
  plates: { ...oligoWells, newPlate: newOligoPlate },
  isMeant: (rows) => rows.some(({ sequence }) => /^[ACGT]+$/i.test(sequence)),
  asksForMore: () => false,
  elsewhere: () => false,
};

/** One project of oligos: plates of 384 with settings, panel and prices of their own. */
export function OligoScreen({ draft, earlyPaste, goTo, onReopen }: ProductScreenProps<OligoProject, null>) {
  const project = useProject();
  const usable = useUsable(draft);
  const pasteText = usePasteText(oligoPaste);
  useClipboardAtFocus();
  usePasteAnywhere({ ready: usable, earlyPaste, pasteText });
  const plate = plateInView(project);
  const count = project.plates.reduce((sum, { wells }) => sum + wells.length, 0);
  const { subtotal } = oligoPricedLines(project);
  const faulty = plate.wells.filter((well) => oligoFault(well) !== null);
  return (
    <ProjectFrame
      draft={draft}
      product="Test oligos"
      edited={oligoCart.edited}
      goTo={goTo}
      onReopen={onReopen}
      onFaultKey={() => {
        const [first] = faulty;
        if (first !== undefined) draft.builder.look({ selection: { anchor: first.index, active: first.index } });
      }}
      formats={null}
      files={null}
      below={
        <PriceBar
          live={{ price: { subtotal, undiscounted: subtotal }, updating: false, failed: false, retry: nothing }}
          whatIsPriced={() => figured(count, 'oligo')}
          reasons={null}
          blocked={faulty.length === 0 ? null : `Fix ${figured(faulty.length, 'oligo')} to order`}
        >
          <Button variant="primary" icon="cart" blockedBecause="Test oligos are not sold.">
            Add to cart
          </Button>
        </PriceBar>
      }
    >
      <OligoSettings />
      <div className={styles.columns}>
        <Plate pasteText={pasteText} />
        <OligoPanel />
      </div>
    </ProjectFrame>
  );
}

function Plate({ pasteText }: { readonly pasteText: (text: string) => void }) {
  const plate = plateInView(useProject());
  const selection = useBuilderState((state) => state.selection);
  const copied = useBuilderState((state) => state.copied);
  const actions = usePlateActions({
    wells: oligoWells,
    filledWords: 'Sequences are copied, names count on.',
    focusName,
    pasteText,
    showKeys: nothing,
  });
  return (
    <section className={styles.stage} aria-label="Plate">
      <AddOligos />
      <WellShapes />
      <PlateGrid
        format={oligoFormat}
        label={plate.name}
        looks={oligoLooks(plate)}
        selection={selection}
        copied={copied}
        actions={actions}
      />
      <SelectionBar actions={actions} format={oligoFormat} />
    </section>
  );
}
