import { ExportMenu } from '../../../builder/export/export-menu.tsx';
import { plateChoices } from '../../../builder/export/plate-choices.ts';
import { loadOnline } from '../../../platform/version/not-loaded.ts';
import { checkedDraft } from '../check/checked-library.ts';
import { useBuilder, useProjectParts } from '../draft/library-drafts.ts';
import { formatOf } from '../project/library-draft.ts';

/** Loaded when a file is made. */
const loadTables = () => loadOnline(() => import('./library-tables.ts'));

/** Saves the plate in view or all plates as a file, with symbols and ids as text. */
export function LibraryExportMenu() {
  const builder = useBuilder();
  // What is offered changes with the number of plates, and what is in a file with each letter.
  useProjectParts(({ plates }) => ({ plates: plates.length }));
  const choices = () => {
    const draft = builder.project();
    const ofPlates = plateChoices(draft, {
      note: 'down the columns from A01: gene, Ensembl id, as typed',
      unnamed: 'gene-library',
      tables: async (plates) => {
        const { libraryTables } = await loadTables();
        return libraryTables(
          checkedDraft(draft).plates.filter(({ plate }) => plates.includes(plate)),
          formatOf(draft),
        );
      },
    });
    return [
      ...ofPlates,
      {
        id: 'robot',
        label: 'For a robot, CSV',
        note: 'wells that can be made, one a line: plate, A01, Ensembl id, gene, pmol',
        fileName: `${draft.name}-robot`,
        unnamed: 'gene-library-robot',
        extension: 'csv' as const,
        forRobots: true,
        tables: async () => [(await loadTables()).robotTable(checkedDraft(draft).plates, draft)],
      },
    ];
  };
  return <ExportMenu choices={choices} />;
}
