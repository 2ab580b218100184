import { type GuideRnaProject, readAsWritten } from '@cutsite/domain/guide-rna';
import { memo } from 'react';
import { newPlatesNamed } from '../../../builder/plate-paste/pasted-notice.ts';
import type { TablePaste } from '../../../builder/well-table/table-edits.ts';
import type { WellTexts } from '../../../builder/well-table/well-row.tsx';
import { WellTable as Table } from '../../../builder/well-table/well-table.tsx';
import { useCheckedPlate } from '../check/use-check.ts';
import { usePasteText } from '../paste/guide-paste.ts';
import { guideWells } from '../project/guide-wells.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { faultWord } from '../text/fault-text.ts';
import { platesAfter, withPastedWells } from './table-paste.ts';

const words: WellTexts = {
  sequence: 'Target',
  sequenceHeading: 'Target, 5′ to 3′',
  noSequence: 'no target',
  next: 'next guide',
};

/** The guides of the plate in view, one under the other. */
export const WellTable = memo(function WellTable() {
  const builder = useBuilder();
  const { plate, check } = useCheckedPlate();
  const pasteText = usePasteText();
  const paste: TablePaste<GuideRnaProject> = {
    list: pasteText,
    morePlates: (project, after, added) =>
      platesAfter(project, after, added, builder.store.getState().fillOrder, builder.newId),
    readAs: readAsWritten,
    withPasted: withPastedWells,
    named: newPlatesNamed,
  };
  return (
    <Table
      builder={builder}
      plate={plate}
      faults={check.wells}
      faultWord={faultWord}
      naming={guideWells}
      words={words}
      marks={plate.modifications === 'User-Defined'}
      paste={paste}
    />
  );
});
