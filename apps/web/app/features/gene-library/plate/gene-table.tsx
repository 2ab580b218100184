import { positionsInOrder, wellIndex } from '@cutsite/domain/labware';
import { memo, useMemo } from 'react';
import { putWells } from '../../../builder/plates/edit-wells.ts';
import { plateNamer } from '../../../builder/plates/plate-names.ts';
import type { TablePaste } from '../../../builder/well-table/table-edits.ts';
import type { WellTexts } from '../../../builder/well-table/well-row.tsx';
import { type KnownOfWells, WellTable } from '../../../builder/well-table/well-table.tsx';
import type { ShownWellFault } from '../check/checked-library.ts';
import { useCheckedPlate } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { faultText } from '../faults/fault-text.ts';
import { formatOf, type LibraryDraft, libraryWells, newLibraryPlate } from '../project/library-draft.ts';
import { usePasteNames } from './use-paste-names.ts';

const words: WellTexts = {
  name: 'Typed',
  sequence: '',
  sequenceHeading: '',
  noSequence: '',
  next: 'next gene',
};

const faultWord = ({ code }: ShownWellFault): string => faultText[code];

/** The genes and controls of the plate in view, one under the other. */
export const GeneTable = memo(function GeneTable() {
  const builder = useBuilder();
  const draft = useProject();
  const format = formatOf(draft);
  const { plate, known, check } = useCheckedPlate();
  const pasteText = usePasteNames();
  const knownOf = useMemo(
    (): KnownOfWells => ({
      headings: ['Gene or control', 'Ensembl id', 'Guides'],
      of: (index) => {
        const well = known.get(index);
        if (well === undefined) return ['', '', ''];
        const shown = well.control?.label ?? well.validatedName ?? '';
        return [shown, well.ensemblId ?? '', well.numGuides === null ? '' : String(well.numGuides)];
      },
    }),
    [known],
  );
  const paste: TablePaste<LibraryDraft> = {
    list: pasteText,
    morePlates: (project, _plate, added) => {
      const named = plateNamer(project.plates.map(({ name }) => name));
      const indexes = positionsInOrder(format, 'by_column').map((position) => wellIndex(position, format));
      return Array.from({ length: Math.ceil(added.length / format.wellCount) }, (_, part) => {
        const own = added.slice(part * format.wellCount, (part + 1) * format.wellCount);
        const wells = own.map(({ name = '' }, at) => ({ index: indexes[at] ?? 0, name, sequence: '' }));
        const fresh = newLibraryPlate(builder.newId(), named(`Plate ${project.plates.length + 1}`));
        return putWells(fresh, wells, builder.newId);
      });
    },
    named: (plates) => `${plates.length > 1 ? 'new plates' : 'a new plate'}: ${plates.join(', ')}`,
  };
  return (
    <WellTable
      builder={builder}
      plate={plate}
      faults={check.wells}
      faultWord={faultWord}
      naming={libraryWells(format)}
      words={words}
      known={knownOf}
      marks={false}
      paste={paste}
    />
  );
});
