import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { bothFiles, type ExportChoice } from '../../../builder/export/export-choice.ts';
import { plateChoices } from '../../../builder/export/plate-choices.ts';
import { loadOnline } from '../../../platform/version/not-loaded.ts';

/** Loaded when a file is made. */
const tables = () => loadOnline(() => import('./guide-tables.ts'));

/** Of a file that has no name of its own. */
const unnamed = 'guide-rna';

/** What can be exported of the project as it stands: its plates or its tubes, and the whole project. */
export function exportChoices(project: GuideRnaProject): readonly ExportChoice[] {
  const { name: fileName } = project;
  const rows =
    project.format === 'plates'
      ? plateChoices(project, {
          note: 'well position, name, sequence',
          unnamed,
          tables: async (plates) => (await tables()).plateTables(plates),
        })
      : bothFiles({
          what: 'Tubes',
          note: 'name, sequence, modifications, nuclease',
          fileName,
          unnamed,
          tables: async () => [(await tables()).tubeTable(project.tubes)],
        });
  const whole = bothFiles({
    what: 'Project',
    note: 'with gene editor, chemistry, amount and purification',
    fileName,
    unnamed,
    tables: async () => (await tables()).projectTables(project),
  });
  return [...rows, ...whole];
}
