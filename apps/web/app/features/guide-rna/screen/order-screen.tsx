import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { type ComponentType, useCallback } from 'react';
import { projectAddress } from '../../../builder/drafts/product-drafts.ts';
import { keepList } from '../../../builder/list-import/kept-list.ts';
import { useClipboardAtFocus } from '../../../builder/paste/use-clipboard-at-focus.ts';
import { showFaultList } from '../../../builder/plate-faults/go-to-well.ts';
import { showFaultyRow } from '../../../builder/row-table/show-faulty-row.ts';
import type { ProductScreenProps } from '../../../builder/screen/builder-screen.tsx';
import { ProjectFrame } from '../../../builder/screen/project-frame.tsx';
import { useArrivals } from '../../../builder/screen/use-arrivals.ts';
import { useOrderScreen } from '../../../builder/screen/use-order-screen.ts';
import type { KeptStart } from '../../../platform/between-pages/kept-start.ts';
import { useKeptWork } from '../../../platform/version/kept-work.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { GuideExportMenu } from '../export/export-menu.tsx';
import { useFaultWalk } from '../faults/use-fault-walk.ts';
import { usePasteText } from '../paste/guide-paste.ts';
import { Paper } from '../print/paper.ts';
import { GuidePrintMenu } from '../print/print-menu.tsx';
import type { GuideRnaLook } from '../project/guide-rna-look.ts';
import { type GuideRnaBuilder, useBuilderState, useProjectParts } from '../project/use-builder.tsx';
import { hasGuides } from '../purchase/add-ons-alone.ts';
import { guideRnaCart } from '../purchase/guide-rna-cart.ts';
import { GuideRnaPriceBar } from './guide-rna-price-bar.tsx';

/** Loaded with a list that waits: few visits begin with one. */
const receiveGuides = async (builder: GuideRnaBuilder) =>
  (await import('../paste/receive-guides.ts')).receiveGuides(builder);

/** What is drawn between head and price bar, for each format. */
export type Tabs = Readonly<Record<GuideRnaProject['format'], ComponentType>>;

interface OrderScreenProps extends ProductScreenProps<GuideRnaProject, GuideRnaLook> {
  readonly format: GuideRnaProject['format'];
  readonly tabs: Tabs;
}

/** One project: its plates or tubes, its price, print and export. */
export function OrderScreen({ format, tabs, ...screen }: OrderScreenProps) {
  const { builder, draftId, editedItemId, store } = screen.draft;
  // A project is shown as its address says; a cart item is what it is.
  const ownFormat = useBuilderState((state) => state.history.present.format);
  const Tab = tabs[editedItemId === null ? format : ownFormat];
  const { printable } = useProjectParts((project) => ({ printable: hasGuides(project) }));
  const walk = useFaultWalk();
  const { usable, frame, order } = useOrderScreen(guideRnaCart, screen);
  useClipboardAtFocus();
  const pasteText = usePasteText();
  useArrivals({
    ready: usable,
    earlyPaste: screen.earlyPaste,
    pasteText,
    fill: useCallback(
      ({ genome, cellLine }: KeptStart) =>
        builder.edit({ label: 'answers of guided edit' }, (project) => ({
          ...project,
          genome: genome ?? project.genome,
          cellLine: cellLine === '' ? null : cellLine,
        })),
      [builder],
    ),
    openList: useCallback(
      (text: string) => {
        const show = () => builder.look({ incoming: { kind: 'text', text } });
        receiveGuides(builder).then(show, show);
      },
      [builder],
    ),
  });
  useKeptWork(() => {
    const { incoming } = builder.store.getState();
    return incoming?.kind !== 'text' || keepList(incoming.text);
  });
  const showFault = (project: GuideRnaProject) => {
    if (project.format === 'tubes') showFaultyRow('first');
    else if (checkedPlates(project).some(({ check }) => check.wellsToFix > 0)) walk('first');
    else showFaultList();
  };

  return (
    <ProjectFrame
      {...frame}
      product="Guide RNA"
      onFaultKey={walk}
      formats={
        <SegmentedControl
          label="Format"
          value={ownFormat}
          segments={[
            { value: 'tubes', label: 'Tubes' },
            { value: 'plates', label: 'Plates' },
          ]}
          onValueChange={(chosen: GuideRnaProject['format']) =>
            screen.goTo(projectAddress(store.product, { ...builder.project(), format: chosen }, draftId))
          }
        />
      }
      files={
        <>
          <GuideExportMenu />
          <GuidePrintMenu />
        </>
      }
      below={
        <>
          <GuideRnaPriceBar {...order} onBlocked={showFault} />
          {printable ? <Paper /> : null}
        </>
      }
    >
      <Tab />
    </ProjectFrame>
  );
}
