import { bothFiles } from '../../../builder/export/export-choice.ts';
import { ExportMenu } from '../../../builder/export/export-menu.tsx';
import { checkedDraft, plateInView } from '../check/checked-library.ts';
import { useBuilder, useProjectParts } from '../draft/library-drafts.ts';
import { formatOf } from '../project/library-draft.ts';
import { libraryTables } from './library-tables.ts';

const note = 'well position, gene, Ensembl id, as typed';
const unnamed = 'gene-library';

/** Saves the plate in view or all plates as a file, with symbols and ids as text. */
export function LibraryExportMenu() {
  const builder = useBuilder();
  // What is offered changes with the number of plates, and what is in a file with each letter.
  useProjectParts(({ plates }) => ({ plates: plates.length }));
  const choices = () => {
    const draft = builder.project();
    const checked = checkedDraft(draft);
    const inView = plateInView(checked, draft.activePlateId);
    const one = bothFiles({
      what: 'This plate',
      note,
      fileName: inView.plate.name,
      unnamed,
      tables: () => libraryTables([inView], formatOf(draft)),
    });
    const all = bothFiles({
      what: 'All plates',
      note: `${draft.plates.length} plates, one below the other or on sheets of their own`,
      fileName: draft.name,
      unnamed,
      tables: () => libraryTables(checked.plates, formatOf(draft)),
      titled: true,
    });
    return draft.plates.length > 1 ? [...one, ...all] : one;
  };
  return <ExportMenu choices={choices} />;
}
