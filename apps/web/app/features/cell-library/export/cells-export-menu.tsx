import { bothFiles } from '../../../builder/export/export-choice.ts';
import { ExportMenu } from '../../../builder/export/export-menu.tsx';
import { checkedCells } from '../check/checked-cells.ts';
import { useBuilder } from '../draft/cells-drafts.ts';
import { poolTable, rackTables } from './cells-tables.ts';

const unnamed = 'cell-library';

/** Saves the list of pools, or the racks with their controls, with symbols and ids as text. */
export function CellsExportMenu() {
  const builder = useBuilder();
  const choices = () => {
    const draft = builder.project();
    const { racks } = checkedCells(draft);
    return [
      ...bothFiles({
        what: 'Pool list',
        note: 'down the columns from A01: gene, Ensembl id, as typed; it can be added again',
        fileName: draft.name,
        unnamed,
        tables: () => poolTable(racks),
      }),
      ...bothFiles({
        what: 'Racks',
        note: 'every well of each rack down the columns from A01, controls too',
        fileName: `${draft.name} racks`,
        unnamed,
        tables: () => rackTables(racks),
        titled: true,
      }),
    ];
  };
  return <ExportMenu choices={choices} />;
}
