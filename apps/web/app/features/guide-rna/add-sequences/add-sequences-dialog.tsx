import { faultMessage, type GuideRnaProject, type ProposalKind } from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate96 } from '@cutsite/domain/labware';
import { Notice } from '@cutsite/ui/notice';
import { useMemo, useState } from 'react';
import { ListImportDialog } from '../../../builder/list-import/dialog/list-import-dialog.tsx';
import { firstFreeWell, type Placing, PlacingFields } from '../../../builder/list-import/dialog/placing-fields.tsx';
import { unfinishedLists, useOpenList } from '../../../builder/list-import/dialog/use-open-list.ts';
import type { Preview } from '../../../builder/list-import/list-preview.ts';
import { useListPreview } from '../../../builder/list-import/pane/use-list-preview.ts';
import type { Source } from '../../../builder/list-import/read-source.ts';
import {
  type Decisions,
  type RowChoices,
  undecided,
  useDecisions,
} from '../../../builder/list-import/use-decisions.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { figured } from '../../../builder/words/count-words.ts';
import { checkAhead } from '../check/checked-plates.ts';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import { guideListProduct, guideSourceWords } from './guide-list-words.tsx';
import { LargerPlate } from './pane/larger-plate.tsx';
import { SettingsAsked } from './pane/settings-asked.tsx';
import { type GuideList, type ListFacts, tickedAtFirst } from './preview/guide-list.ts';
import type { PendingImport } from './preview/work-out.ts';

const newWorker = () => new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });

interface AddSequencesDialogProps {
  readonly onClose: () => void;
  /** A list that was pasted or dropped elsewhere and is better looked at first. */
  readonly start?: Source | null;
}

/** Adds a list of guides to the plate in view, to plates of their own, or to the tubes (GR-21). */
export function AddSequencesDialog({ onClose, start = null }: AddSequencesDialogProps) {
  const builder = useBuilder();
  const project = useProject();
  const { format } = project;
  const [before] = useState(() => (start === null ? unfinishedLists.of(builder) : null));
  const list = useOpenList(start, before);
  const kept = before?.decisions as Decisions<ProposalKind> | undefined;
  const { decisions, choices } = useDecisions<ProposalKind>(kept ?? undecided, tickedAtFirst);
  const [placing, setPlacing] = useState<Placing>(() => ({
    start: firstFreeWell(activePlateOf(project), builder.store.getState().fillOrder, plate96),
    taken: 'skip',
    spill: true,
  }));
  const pending = usePendingImport(placing, decisions);
  const imported = useListPreview<Preview<GuideList>, GuideRnaProject>(newWorker, list.source, pending);
  const where = format === 'plates' ? (activePlateOf(project)?.name ?? 'the plate') : 'the tubes';

  const leave = () => {
    unfinishedLists.drop(builder);
    onClose();
  };
  const add = async (preview: Preview<GuideList>) => {
    const after = await imported.apply();
    const guides = figured(preview.placed, 'guide');
    // A hundred plates are checked and drawn once the dialog is gone: short waits for the page instead of a long one.
    leave();
    await checkAhead(after);
    builder.edit({ label: `add ${guides}` }, () => after);
    const changed = preview.repaired > 0 ? ` ${preview.repaired} changed as shown.` : '';
    builder.tell(`${guides} added to ${placesOf(preview.plateNames, where)}.${changed}`, true);
  };
  // A list that somebody worked on is not lost by Escape or the cross. Cancel means it.
  const close = () => {
    if (list.source === null) return leave();
    unfinishedLists.keep(builder, { source: list.source, method: list.method, decisions });
    builder.tell('The list was not added. You find it again under Add sequences.', false);
    onClose();
  };

  return (
    <ListImportDialog<GuideList>
      title={`Add sequences to ${where}`}
      product={guideListProduct(format)}
      list={list}
      imported={imported}
      choices={choices}
      words={guideSourceWords(format)}
      wellCount={format === 'plates' ? plate96.wellCount : null}
      placing={format === 'plates' ? <PlacingFields format={plate96} placing={placing} onPlacing={setPlacing} /> : null}
      told={imported.preview === null ? null : <FactsOfList facts={imported.preview.more} choices={choices} />}
      onAdd={add}
      onCancel={leave}
      onClose={close}
    />
  );
}

interface FactsOfListProps {
  readonly facts: ListFacts;
  readonly choices: RowChoices<ProposalKind>;
}

/** What a list tells besides its rows: names of plates, wells of larger plates, settings of its own. */
function FactsOfList({ facts: { larger, nameFaults, settings, notUnderstood }, choices }: FactsOfListProps) {
  return (
    <>
      {nameFaults.length === 0 ? null : (
        <Notice tone="warnMinor">
          {nameFaults.slice(0, 3).map(({ plateName, fault }) => (
            <p key={plateName}>
              <b>{plateName}</b> {faultMessage(fault)}
            </p>
          ))}
          The plates can be renamed once they are added.
        </Notice>
      )}
      <LargerPlate larger={larger} choices={choices} />
      <SettingsAsked settings={settings} notUnderstood={notUnderstood} />
    </>
  );
}

const placesOf = (plateNames: readonly string[], where: string): string =>
  plateNames.length > 1 ? `${plateNames.length} plates` : (plateNames[0] ?? where);

/** All that decides what adding would do; the same object until a part of it changes. */
function usePendingImport(placing: Placing, decisions: Decisions<ProposalKind>): PendingImport {
  const project = useProject();
  const tubeNamesInCart = useCartNames();
  const prices = usePrices() ?? null;
  const order = useBuilderState((state) => state.fillOrder);
  const newTubeSettings = useBuilderState((state) => state.own.newTubeSettings);
  return useMemo(() => {
    const { againIsNextPlate, largerPlates, ...own } = decisions;
    const start = parseWellLabel(placing.start.trim() === '' ? 'A01' : placing.start, plate96);
    const skipTaken = placing.taken === 'skip';
    const startAt = start.ok ? { startAt: start.value } : {};
    const place = { order, spill: placing.spill, againIsNextPlate, largerPlates, skipTaken, ...startAt };
    return { project, placing: place, newTubeSettings, tubeNamesInCart, prices, ...own };
  }, [decisions, project, placing, order, newTubeSettings, tubeNamesInCart, prices]);
}
