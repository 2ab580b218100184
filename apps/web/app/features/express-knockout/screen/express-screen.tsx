import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useCallback, useEffect } from 'react';
import type { ProductScreenProps } from '../../../builder/screen/builder-screen.tsx';
import { ProjectFrame } from '../../../builder/screen/project-frame.tsx';
import { StartOver } from '../../../builder/screen/start-over.tsx';
import { useArrivals } from '../../../builder/screen/use-arrivals.ts';
import { useOrderScreen } from '../../../builder/screen/use-order-screen.ts';
import { loadCellLines, useCellLines, useCellLinesFailure } from '../../../genes/cell-lines/cell-line-store.ts';
import type { KeptStart } from '../../../platform/between-pages/kept-start.ts';
import { checkedNow, useChecking } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/express-drafts.ts';
import { ExpressExportMenu } from '../export/express-export-menu.tsx';
import { CheckedLines } from '../list/checked-lines.tsx';
import styles from '../list/express-list.module.css';
import { SequencePane } from '../list/sequence-pane.tsx';
import { useAddList } from '../list/use-add-list.ts';
import type { ExpressDraft } from '../project/express-draft.ts';
import { freshExpress } from '../project/express-draft.ts';
import { lineNotMade, offeredLine } from '../project/express-line.ts';
import { expressCart } from '../purchase/express-cart.ts';
import { ExpressPriceBar } from './express-price-bar.tsx';
import { ExpressSettings } from './express-settings.tsx';

/** The order screen of express knockout (EK-7). */
export function ExpressScreen(screen: ProductScreenProps<ExpressDraft, null>) {
  const { builder } = screen.draft;
  const { usable, frame, order } = useOrderScreen(expressCart, screen);
  useChecking(usable);
  const addList = useAddList();
  const pasteText = useCallback((text: string) => void addList({ kind: 'text', text }), [addList]);
  useArrivals({
    ready: usable,
    earlyPaste: screen.earlyPaste,
    pasteText,
    openList: pasteText,
    fill: useCallback(
      ({ genome, cellLine }: KeptStart) =>
        builder.edit({ label: 'answers of guided edit' }, (project) => ({
          ...project,
          species: genome ?? project.species,
          cellLine,
        })),
      [builder],
    ),
  });
  const walk = (step: 'next' | 'previous') => showFaultyLine(checkedNow(builder.project()), step);
  return (
    <ProjectFrame
      {...frame}
      product="Express knockout"
      onFaultKey={walk}
      formats={
        <StartOver builder={builder} fresh={freshExpress} said="The list is empty and has its first settings again." />
      }
      files={<ExpressExportMenu />}
      below={<ExpressPriceBar {...order} onBlocked={() => walk('next')} />}
    >
      <ExpressSettings />
      <CellLinesFailure />
      <LineOffered />
      <div className={styles.columns}>
        <SequencePane />
        <CheckedLines />
      </div>
    </ProjectFrame>
  );
}

/**
 * Moves the focus to the next line with something to decide, from the line that has it or that the caret stands in, and
 * round to the first one after the last. Lines that are folded or not listed are decided on with those that are.
 */
function showFaultyLine({ lines }: ReturnType<typeof checkedNow>, step: 'next' | 'previous'): void {
  const faulty = lines.flatMap(({ state, number }) => {
    if (['empty', 'unchecked', 'eligible'].includes(state.kind)) return [];
    const line = `[data-line="${number}"]`;
    const button = document.querySelector<HTMLElement>(`:is(${line} p, p${line}) :is(button, a)`);
    return button === null ? [] : [{ number, button }];
  });
  const field = document.getElementById('express-sequences');
  const at = lineInFocus(field, step) ?? (step === 'next' ? 0 : lines.length + 1);
  const order = step === 'next' ? faulty : faulty.toReversed();
  const next = order.find(({ number }) => (step === 'next' ? number > at : number < at)) ?? order[0];
  (next?.button ?? field)?.focus();
}

/** The number of the line that has the focus, or the caret in the field; null: none has. */
function lineInFocus(field: HTMLElement | null, step: 'next' | 'previous'): number | null {
  const { activeElement } = document;
  const number = activeElement?.closest('[data-line]')?.getAttribute('data-line') ?? null;
  if (number !== null) return Number(number);
  if (!(field instanceof HTMLTextAreaElement) || activeElement !== field) return null;
  const caret = field.value.slice(0, field.selectionStart).split('\n').length;
  // Going on, the line of the caret itself comes first.
  return step === 'next' ? caret - 1 : caret;
}

/** A line that guided edit brought: by its name here, or why it cannot be had and what can. */
function LineOffered() {
  const builder = useBuilder();
  const { species, cellLine } = useProject();
  const lines = useCellLines(species);
  const offered = offeredLine(cellLine, lines);
  useEffect(() => {
    if (offered !== null) builder.edit({ label: 'cell line' }, (draft) => ({ ...draft, cellLine: offered }));
  }, [builder, offered]);
  const refused = offered === null ? lineNotMade(cellLine, lines) : null;
  if (refused === null) return null;
  return (
    <Notice tone="error">
      {refused.said}
      {!refused.isElsewhere ? null : (
        <>
          {' '}
          Or order a <a href="/order/gene-knockout">gene knockout</a>, which is made in it.
        </>
      )}
    </Notice>
  );
}

function CellLinesFailure() {
  const builder = useBuilder();
  const { species } = useProject();
  const failure = useCellLinesFailure(species);
  if (failure === null) return null;
  return (
    <Notice tone="error">
      {failure} None can be chosen without them; what you type is kept.{' '}
      <Button size="small" onClick={() => loadCellLines(builder.project().species)}>
        Try again
      </Button>
    </Notice>
  );
}
