import type { GuideRnaProject, Plate } from '@cutsite/domain/guide-rna';
import { bothFiles, type ExportChoice } from '../../../builder/export/export-choice.ts';
import { loadOnline } from '../../../platform/version/not-loaded.ts';

/** Loaded when a file is made. */
const tables = () => loadOnline(() => import('./guide-tables.ts'));

/** Of a file that has no name of its own. */
const unnamed = 'guide-rna';

/**
 * What can be exported of the project as it stands: the plate in view, all plates, or the tubes; and the whole project.
 */
export function exportChoices(project: GuideRnaProject, activePlate: Plate | undefined): readonly ExportChoice[] {
  const { name: fileName } = project;
  const whole = bothFiles({
    what: 'Project',
    note: 'with gene editor, chemistry, amount and purification',
    fileName,
    unnamed,
    tables: async () => (await tables()).projectTables(project),
  });
  if (project.format === 'tubes') {
    const note = 'name, sequence, modifications, nuclease';
    return [
      ...bothFiles({
        what: 'Tubes',
        note,
        fileName,
        unnamed,
        tables: async () => [(await tables()).tubeTable(project.tubes)],
      }),
      ...whole,
    ];
  }
  const plate = activePlate === undefined ? [] : plateChoices(activePlate);
  const all = bothFiles({
    what: 'All plates',
    note: `${project.plates.length} plates, one below the other or on sheets of their own`,
    fileName,
    unnamed,
    tables: async () => (await tables()).plateTables(project.plates),
    titled: true,
  });
  return [...plate, ...(project.plates.length > 1 ? all : []), ...whole];
}

const plateChoices = (plate: Plate): ExportChoice[] =>
  bothFiles({
    what: 'This plate',
    note: 'well position, name, sequence',
    fileName: plate.name,
    unnamed,
    tables: async () => (await tables()).plateTables([plate]),
  });
