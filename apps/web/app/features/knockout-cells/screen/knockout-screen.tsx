import { type KnockoutSlug, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { type ComponentType, useCallback, useState } from 'react';
import { projectAddress } from '../../../builder/drafts/product-drafts.ts';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import {
  type BuilderProduct,
  BuilderScreen,
  type ProductScreenProps,
  type ScreenSurroundings,
} from '../../../builder/screen/builder-screen.tsx';
import { ProjectFrame } from '../../../builder/screen/project-frame.tsx';
import { StartOver } from '../../../builder/screen/start-over.tsx';
import { useArrivals } from '../../../builder/screen/use-arrivals.ts';
import { useOrderScreen } from '../../../builder/screen/use-order-screen.ts';
import { loadCellLines, useCellLinesFailure } from '../../../genes/cell-lines/cell-line-store.ts';
import type { KeptStart } from '../../../platform/between-pages/kept-start.ts';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { knockoutProjects, useBuilder, useBuilderState, useProject } from '../draft/knockout-drafts.ts';
import styles from '../entry/entry.module.css';
import { EntryCard } from '../entry/entry-card.tsx';
import { ProductChoice } from '../entry/product-choice.tsx';
import { KnockoutExportMenu } from '../export/knockout-export-menu.tsx';
import { knockoutGenes } from '../genes/knockout-genes.ts';
import { useGenesFailure } from '../genes/use-knockouts.ts';
import { KnockoutTable } from '../list/knockout-table.tsx';
import { freshKnockouts, type KnockoutDraft, orderedRows, startedWith } from '../project/knockout-draft.ts';
import { knockoutCart } from '../purchase/knockout-cart.ts';
import { KnockoutPriceBar } from './knockout-price-bar.tsx';
import { WhatYouGet } from './what-you-get.tsx';

const AddKnockoutsDialog = loadedPart(
  async () => (await import('../add-genes/add-knockouts-dialog.tsx')).AddKnockoutsDialog,
);

const RenewedKnockouts = loadedPart(async () => (await import('../check/renewed-knockouts.tsx')).RenewedKnockouts);

/** The order screen of knockouts (KO-9, KO-10, KO-13) at the address of a product. */
export function knockoutScreen(product: KnockoutSlug): ComponentType<ScreenSurroundings> {
  const built: BuilderProduct<KnockoutDraft, null> = {
    drafts: knockoutProjects,
    cart: knockoutCart,
    asAddressed: (project) => (project.product === product ? project : { ...project, product }),
    Screen: KnockoutScreen,
  };
  return (surroundings) => <BuilderScreen product={built} {...surroundings} />;
}

const filledIn = { label: 'answers of guided edit' };

function KnockoutScreen(screen: ProductScreenProps<KnockoutDraft, null>) {
  const { builder, draftId, store } = screen.draft;
  const { product } = useProject();
  const [adding, setAdding] = useState(false);
  const incoming = useBuilderState((state) => state.incoming);
  const { usable, frame, order } = useOrderScreen(knockoutCart, screen);
  const { editing } = order;
  const pasteText = useCallback((text: string) => builder.look({ incoming: { kind: 'text', text } }), [builder]);
  useArrivals({
    ready: usable,
    earlyPaste: screen.earlyPaste,
    pasteText,
    fill: useCallback(
      (start: KeptStart) => builder.edit(filledIn, (project) => startedWith(project, start)),
      [builder],
    ),
  });
  const pick = (chosen: KnockoutSlug) => {
    if (editing) return builder.edit({ label: 'product' }, (project) => ({ ...project, product: chosen }));
    screen.goTo(projectAddress(store.product, { ...builder.project(), product: chosen }, draftId));
  };
  const closeAdd = () => {
    setAdding(false);
    builder.look({ incoming: null });
  };
  return (
    <ProjectFrame
      {...frame}
      product={knockoutProducts[product].label}
      onFaultKey={showFault}
      formats={
        <StartOver
          builder={builder}
          fresh={(project, newId) => freshKnockouts(newId, project.product)}
          said="The list is empty."
        />
      }
      files={<KnockoutExportMenu />}
      below={
        <>
          <KnockoutPriceBar {...order} onBlocked={() => showFault('next')} />
          {adding || incoming !== null ? <AddKnockoutsDialog start={incoming} onClose={closeAdd} /> : null}
        </>
      }
    >
      <Failures />
      <GenesRenewed />
      <FileDrop
        says="Drop the file to add its genes"
        onFiles={(files) => builder.look({ incoming: { kind: 'file', files } })}
      >
        <div className={styles.columns}>
          <div className={styles.main}>
            <ProductChoice fixed={editing && product === 'gene_knockout'} onPick={pick} />
            <EntryCard editing={editing} onPaste={() => setAdding(true)} onPool={() => pick('cell_gko')} />
            <KnockoutTable />
          </div>
          <WhatYouGet onPick={pick} />
        </div>
      </FileDrop>
    </ProjectFrame>
  );
}

/** Moves the focus to the next gene that needs a decision, and round to the first; without one to the gene field. */
function showFault(step: 'next' | 'previous'): void {
  const faulty = [...document.querySelectorAll<HTMLElement>('tr[data-tone="bad"], tr[data-tone="minor"]')];
  const order = step === 'next' ? faulty : faulty.toReversed();
  const focused = document.activeElement?.closest('tr') ?? null;
  const at = focused === null ? -1 : order.indexOf(focused);
  const next = order[at + 1] ?? order[0];
  const inRow = ['[data-check] button', '[aria-invalid="true"]', 'button, select'].flatMap(
    (what) => next?.querySelector<HTMLElement>(what) ?? [],
  );
  (inRow[0] ?? document.getElementById('knockout-gene'))?.focus();
}

/** Loaded with the first gene: without genes there is nothing to check again. */
function GenesRenewed() {
  return orderedRows(useProject()).length === 0 ? null : <RenewedKnockouts />;
}

/** Nothing can be checked without genes and lines: says so, and asks for them again. */
function Failures() {
  const builder = useBuilder();
  const { genome } = useProject();
  const genes = useGenesFailure(genome);
  const lines = useCellLinesFailure(genome);
  const failure = genes ?? lines;
  if (failure === null) return null;
  const again = () => {
    const { genome: now } = builder.project();
    knockoutGenes.load(now);
    loadCellLines(now);
  };
  return (
    <Notice tone="error">
      {failure} Nothing can be checked without it; what you type is kept.{' '}
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </Notice>
  );
}
