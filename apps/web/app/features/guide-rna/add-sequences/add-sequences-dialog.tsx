import { type GuideRnaProject, type GuideRnaSettings, newTube } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import { AddListDialog } from '../../../builder/list-import/dialog/add-list-dialog.tsx';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import type { Prices } from '../../../platform/price-query.ts';
import { checkAhead } from '../check/checked-plates.ts';
import { tubePrice } from '../price/tube-price.ts';
import { useBuilderState, useProjectParts } from '../project/use-builder.tsx';
import { GeneSymbolsNote } from './genes/gene-symbols-note.tsx';
import { guideListProduct, guideSourceTexts } from './guide-list-texts.tsx';
import { RequestedSettingsNotes } from './pane/requested-settings.tsx';
import type { GuideList } from './preview/guide-list.ts';
import type { GuideListBeside } from './preview/work-out.ts';

const newWorker = () => new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });

interface AddSequencesDialogProps {
  readonly onClose: () => void;
  /** A list that was pasted or dropped elsewhere and is better looked at first. */
  readonly start?: Source | null;
}

/** Adds a list of guides to the plate in view, to plates of their own, or to the tubes (GR-21). */
export function AddSequencesDialog({ onClose, start = null }: AddSequencesDialogProps) {
  const { format, genome } = useProjectParts(({ format, genome }) => ({ format, genome }));
  const tubeNamesInCart = useCartNames();
  const prices = usePrices() ?? null;
  const newTubeSettings = useBuilderState((state) => state.own.newTubeSettings);
  const { nuclease, modifications } = useMadeWith(format, newTubeSettings);
  const product = useMemo(() => {
    const userDefinedPrice = format === 'plates' || prices === null ? null : wholeGuidePrice(newTubeSettings, prices);
    return guideListProduct({ format, nuclease, modifications, userDefinedPrice });
  }, [format, nuclease, modifications, newTubeSettings, prices]);
  const beside = useMemo(
    (): GuideListBeside => ({ newTubeSettings, tubeNamesInCart, prices }),
    [newTubeSettings, tubeNamesInCart, prices],
  );
  return (
    <AddListDialog<GuideList, GuideRnaProject, GuideListBeside>
      product={product}
      words={guideSourceTexts(format)}
      action="Add sequences"
      noPlate={format === 'plates' ? null : 'the tubes'}
      newWorker={newWorker}
      beside={beside}
      start={start}
      notes={({ notes }, _, onText) => (
        <>
          {notes.flatMap((note) =>
            'geneSymbols' in note
              ? [<GeneSymbolsNote key="genes" symbols={note.geneSymbols} genome={genome} onText={onText} />]
              : [],
          )}
          <RequestedSettingsNotes notes={notes} />
        </>
      )}
      // A hundred plates are checked and drawn once the dialog is gone: short waits for the page instead of a long one.
      prepare={checkAhead}
      onClose={onClose}
    />
  );
}

/** What rows are made with that ask for nothing else: as the plate in view, or as new tubes. */
const useMadeWith = (
  format: GuideRnaProject['format'],
  newTubes: GuideRnaSettings,
): Pick<GuideRnaSettings, 'nuclease' | 'modifications'> =>
  useProjectParts((project) => {
    const { nuclease, modifications } = format === 'plates' ? (activePlateOf(project) ?? newTubes) : newTubes;
    return { nuclease, modifications };
  });

/** What a tube costs whose whole molecule is written with its chemistry. */
function wholeGuidePrice(newTubes: GuideRnaSettings, prices: Prices): string | null {
  const settings = { ...newTubes, nuclease: 'Other', modifications: 'User-Defined' } as const;
  return tubePrice({ ...newTube('whole', 'A01', settings), name: 'whole', sequence: 'A'.repeat(100) }, prices);
}
