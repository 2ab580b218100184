import { libraryLimits } from '@cutsite/domain/gene-library';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Checkbox } from '@cutsite/ui/form';
import { useMemo, useState } from 'react';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { plateInView } from '../../../builder/project/builder-project.ts';
import { beginSecond } from '../../../genes/list/begin-second.ts';
import { GeneListDialog } from '../../../genes/list/gene-list-dialog.tsx';
import type { GeneListPreview, GeneListRefused } from '../../../genes/list/gene-list-preview.ts';
import { libraryProjects, useBuilder, useBuilderState, useProject } from '../draft/library-drafts.ts';
import { formatOf, withGenome, withPlateType } from '../project/library-draft.ts';
import { FillOrderField } from './fill-order-field.tsx';
import { geneSourceTexts } from './gene-source.ts';
import { type LibraryListBeside, libraryOffers, libraryWays } from './library-list-work.ts';
import { ListLayouts } from './list-layouts.tsx';
import { nextPart } from './next-part.ts';

interface AddGenesDialogProps {
  /** A list that was pasted or dropped on the screen. */
  readonly start: Source | null;
  readonly onClose: () => void;
}

const most = libraryLimits.wellsPerProject.max;
const newWorker = () => new Worker(new URL('./library-list.worker.ts', import.meta.url), { type: 'module' });

/** Adds a list of genes and controls, looked at before anything changes (GL-6, GL-8, LI-14 to LI-19). */
export function AddGenesDialog({ start, onClose }: AddGenesDialogProps) {
  const builder = useBuilder();
  const draft = useProject();
  const format = formatOf(draft);
  const order = useBuilderState((state) => state.fillOrder);
  const prices = usePrices() ?? null;
  const [choices, setChoices] = useState({ even: false, spread: false, asNames: false });
  const beside = useMemo((): LibraryListBeside => ({ ...choices, order, prices }), [choices, order, prices]);
  const plateName = plateInView(draft).name.trim() || 'the plate';
  const words = useMemo(
    () => ({
      what: 'library',
      title: `Add genes to ${plateName}`,
      action: 'Add genes',
      source: geneSourceTexts(draft.genome, format),
      holdsAtMost: `A project holds at most ${most} wells`,
      usedAfter: (used: number) => `${groupedDigits(used)} of ${countText(most, 'well')} used after this.`,
      addedTo: ({ plateNames }: GeneListPreview) =>
        plateNames.length > 1 ? countText(plateNames.length, 'plate') : (plateNames[0] ?? plateName),
    }),
    [plateName, draft.genome, format],
  );
  const choose = (choice: keyof typeof choices, on: boolean) => setChoices((now) => ({ ...now, [choice]: on }));
  const offers = ({ offers: open }: GeneListPreview) => (
    <>
      {open.includes(libraryOffers.even) ? (
        <Checkbox
          label={`Spread evenly: otherwise the last plate has fewer than ${libraryLimits.wellsPerPlate.min} wells`}
          checked={choices.even}
          onChange={(event) => choose('even', event.currentTarget.checked)}
        />
      ) : null}
      {open.includes(libraryOffers.spread) ? (
        <Checkbox
          label="Spread the controls between the genes, instead of leaving them where they are listed"
          checked={choices.spread}
          onChange={(event) => choose('spread', event.currentTarget.checked)}
        />
      ) : null}
    </>
  );
  const plates = (slug: '96_well_deep_well' | '384_echo') =>
    builder.edit({ label: 'plate type' }, (one) => withPlateType(one, slug, builder.newId));
  const waysOn = ({ ways }: GeneListRefused) => (
    <>
      {ways.includes(libraryWays[96]) ? (
        <Button size="small" onClick={() => plates('96_well_deep_well')}>
          Change to 96 wells
        </Button>
      ) : null}
      {ways.includes(libraryWays[384]) ? (
        <Button size="small" onClick={() => plates('384_echo')}>
          Change to 384 wells
        </Button>
      ) : null}
      {ways.includes(libraryWays.names) ? (
        <Button size="small" onClick={() => choose('asNames', true)}>
          Read as a list of names
        </Button>
      ) : null}
    </>
  );
  return (
    <GeneListDialog<LibraryListBeside>
      genome={draft.genome}
      words={words}
      newWorker={newWorker}
      beside={beside}
      start={start}
      onGenome={(genome) => builder.edit({ label: 'genome' }, (one) => withGenome(one, genome))}
      format={format}
      offers={offers}
      waysOn={waysOn}
      placing={<FillOrderField />}
      empty={<ListLayouts format={format} />}
      onSource={() => choose('asNames', false)}
      secondProject={() => beginSecond(libraryProjects.store, nextPart(builder.project(), builder.newId))}
      onClose={onClose}
    />
  );
}
