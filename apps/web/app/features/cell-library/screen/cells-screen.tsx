import { only } from '@cutsite/ui/plate-grid';
import { useCallback, useEffect } from 'react';
import { useClipboardAtFocus } from '../../../builder/paste/use-clipboard-at-focus.ts';
import { showFaultList, walkOverWells } from '../../../builder/plate-faults/go-to-well.ts';
import { PlatePrintMenu } from '../../../builder/print/plate-print-menu.tsx';
import { useProjectParts } from '../../../builder/project/builder-context.tsx';
import type { ProductScreenProps } from '../../../builder/screen/builder-screen.tsx';
import { ProjectFrame } from '../../../builder/screen/project-frame.tsx';
import { StartOver } from '../../../builder/screen/start-over.tsx';
import { useArrivals } from '../../../builder/screen/use-arrivals.ts';
import { useOrderScreen } from '../../../builder/screen/use-order-screen.ts';
import { GeneListFailure } from '../../../genes/catalogue/gene-list-failure.tsx';
import type { KeptStart } from '../../../platform/between-pages/kept-start.ts';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { checkedCells } from '../check/checked-cells.ts';
import { useProject } from '../draft/cells-drafts.ts';
import { CellsExportMenu } from '../export/cells-export-menu.tsx';
import { cellGenes } from '../genes/cell-genes.ts';
import { useGenesFailure } from '../genes/use-genes.ts';
import { CellsPrintSheet } from '../print/cells-print-sheet.tsx';
import { type CellsDraft, freshCells, layoutOf, withLayout } from '../project/cells-draft.ts';
import { cellsCart } from '../purchase/cells-cart.ts';
import { Racks } from '../rack/racks.tsx';
import { usePasteGenes } from '../rack/use-paste-genes.ts';
import { CellsPriceBar } from './cells-price-bar.tsx';
import { CellsSettings } from './cells-settings.tsx';

const RenewedCells = loadedPart(async () => (await import('../check/renewed-cells.tsx')).RenewedCells);

/** The order screen of engineered cell libraries (CL-25). */
export function CellsScreen(screen: ProductScreenProps<CellsDraft, null>) {
  const { builder } = screen.draft;
  const { usable, frame, order } = useOrderScreen(cellsCart, screen);
  useClipboardAtFocus();
  const pasteText = usePasteGenes();
  useArrivals({
    ready: usable,
    earlyPaste: screen.earlyPaste,
    pasteText,
    fill: useCallback(
      ({ genome, cellLine, genes }: KeptStart) => {
        builder.edit({ label: 'answers of guided edit' }, (project) =>
          withLayout(project, { genome: genome ?? project.genome, cellLine }, builder.newId),
        );
        if (genes.length > 0) pasteText(genes.join('\n'));
      },
      [builder, pasteText],
    ),
  });
  // The first slot is where one begins.
  useEffect(() => {
    const { active } = builder.store.getState().selection;
    if (active === 0) builder.look({ selection: only(layoutOf(builder.project()).slots[0] ?? 0) });
  }, [builder]);
  const walk = (step: 'first' | 'next' | 'previous') =>
    walkOverWells(builder, checkedCells(builder.project()).racks, step);
  const showFault = () => {
    const { library } = checkedCells(builder.project());
    if (library !== null && library.leftOut > 0) walk('first');
    else if (library?.faults[0] === 'CELL_LINE_MISSING') focusCellLine();
    else showFaultList();
  };
  return (
    <ProjectFrame
      {...frame}
      product="Engineered cell library"
      onFaultKey={walk}
      formats={
        <StartOver
          builder={builder}
          fresh={(_, newId) => freshCells(newId)}
          said="The library is empty and has its first settings again."
        />
      }
      files={
        <>
          <CellsExportMenu />
          <PlatePrintMenu />
        </>
      }
      below={
        <>
          <CellsPriceBar {...order} onBlocked={showFault} />
          <CellsPrintSheet />
        </>
      }
    >
      <CellsSettings />
      <ListFailure />
      <GenesRenewed />
      <Racks />
    </ProjectFrame>
  );
}

/** The field of the cell line, which blocks the order while it is empty. */
function focusCellLine(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[role="combobox"]')].find(
    (one) => one.getAttribute('aria-label') === 'Cell line',
  );
  field?.focus();
}

/** Loaded with the first gene: without genes there is nothing to check again. */
function GenesRenewed() {
  const { isEmpty } = useProjectParts(({ plates }) => ({ isEmpty: plates.every(({ wells }) => wells.length === 0) }));
  return isEmpty ? null : <RenewedCells />;
}

function ListFailure() {
  const { genome } = useProject();
  return <GeneListFailure failure={useGenesFailure(genome)} onRetry={() => cellGenes.load(genome)} />;
}
