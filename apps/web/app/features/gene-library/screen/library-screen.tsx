import { libraryPlateTypes } from '@cutsite/domain/gene-library';
import { useCallback } from 'react';
import { useClipboardAtFocus } from '../../../builder/paste/use-clipboard-at-focus.ts';
import { showFaultList, walkOverWells } from '../../../builder/plate-faults/go-to-well.ts';
import { PlatePrintMenu } from '../../../builder/print/plate-print-menu.tsx';
import type { ProductScreenProps } from '../../../builder/screen/builder-screen.tsx';
import { ProjectFrame } from '../../../builder/screen/project-frame.tsx';
import { StartOver } from '../../../builder/screen/start-over.tsx';
import { useArrivals } from '../../../builder/screen/use-arrivals.ts';
import { useOrderScreen } from '../../../builder/screen/use-order-screen.ts';
import { GeneListFailure } from '../../../genes/catalogue/gene-list-failure.tsx';
import type { KeptStart } from '../../../platform/between-pages/kept-start.ts';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { checkedDraft } from '../check/checked-library.ts';
import { useProject, useProjectParts } from '../draft/library-drafts.ts';
import { LibraryExportMenu } from '../export/library-export-menu.tsx';
import { libraryGenes } from '../genes/library-genes.ts';
import { useGenesFailure } from '../genes/use-genes.ts';
import { LibraryPlates } from '../plate/library-plates.tsx';
import { usePasteNames } from '../plate/use-paste-names.ts';
import { LibraryPrintSheet } from '../print/library-print-sheet.tsx';
import { freshLibrary, type LibraryDraft, withPlateType } from '../project/library-draft.ts';
import { libraryCart } from '../purchase/library-cart.ts';
import { LibraryPriceBar } from './library-price-bar.tsx';
import { LibrarySettings } from './library-settings.tsx';
import { useAskedPlate } from './use-asked-plate.ts';

const RenewedLibrary = loadedPart(async () => (await import('../check/renewed-library.tsx')).RenewedLibrary);

/** The order screen of on-demand gene libraries (GL-36). */
export function LibraryScreen(screen: ProductScreenProps<LibraryDraft, null>) {
  const { builder } = screen.draft;
  const { usable, frame, order } = useOrderScreen(libraryCart, screen);
  const failure = useGenesFailure(useProject().genome);
  useClipboardAtFocus();
  const pasteText = usePasteNames();
  useArrivals({
    ready: usable,
    earlyPaste: screen.earlyPaste,
    pasteText,
    fill: useCallback(
      ({ genome, genes }: KeptStart) => {
        builder.edit({ label: 'answers of guided edit' }, (project) => ({
          ...project,
          genome: genome ?? project.genome,
        }));
        if (genes.length > 0) pasteText(genes.join('\n'));
      },
      [builder, pasteText],
    ),
  });
  useAskedPlate(
    usable,
    useCallback(
      (plate) => {
        if (builder.project().plateType === plate) return;
        builder.edit({ label: 'plate type' }, (project) => withPlateType(project, plate, builder.newId));
        builder.showNotice(
          `The plate is ${libraryPlateTypes[plate].format.label} now, as chosen on the page before.`,
          true,
        );
      },
      [builder],
    ),
  );
  const walk = (step: 'first' | 'next' | 'previous') =>
    walkOverWells(builder, checkedDraft(builder.project()).plates, step);
  const showFault = () => {
    const { library } = checkedDraft(builder.project());
    if (library !== null && library.leftOut > 0) walk('first');
    else showFaultList();
  };
  return (
    <ProjectFrame
      {...frame}
      product="Gene library"
      onFaultKey={walk}
      formats={
        <StartOver
          builder={builder}
          fresh={(_, newId) => freshLibrary(newId)}
          said="The library is empty and has its first settings again."
        />
      }
      files={
        <>
          <LibraryExportMenu />
          <PlatePrintMenu />
        </>
      }
      below={
        <>
          <LibraryPriceBar {...order} onBlocked={showFault} />
          <LibraryPrintSheet />
        </>
      }
    >
      <LibrarySettings />
      <GeneListFailure failure={failure} onRetry={() => libraryGenes.load(builder.project().genome)} />
      <GenesRenewed />
      <LibraryPlates />
    </ProjectFrame>
  );
}

/** Loaded with the first gene: without genes there is nothing to check again. */
function GenesRenewed() {
  const { isEmpty } = useProjectParts(({ plates }) => ({ isEmpty: plates.every(({ wells }) => wells.length === 0) }));
  return isEmpty ? null : <RenewedLibrary />;
}
