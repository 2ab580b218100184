import {
  type ExportTable,
  exportFileName,
  type GuideRnaProject,
  type Plate,
  plateTables,
  projectTables,
  stackedTables,
  titledTables,
  tubeTable,
} from '@cutsite/domain/guide-rna';
import { writeCsv } from '@cutsite/domain/sheet';
import type { WriteWorkbook } from '../../../platform/sheets/workbook-writer.ts';

/** A file that is ready to be saved. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

export interface ExportChoice {
  readonly id: string;
  readonly label: string;
  /** What is in the file. */
  readonly note: string;
  readonly fileName: string;
  readonly extension: 'csv' | 'xlsx';
  readonly tables: () => readonly ExportTable[];
  /** In CSV, several tables stand below each other: one list, or each under its own title. */
  readonly titled?: boolean;
}

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Table = Omit<ExportChoice, 'id' | 'label' | 'extension'> & { readonly what: string };

/** Both kinds of file of one table. */
function both({ what, ...choice }: Table): ExportChoice[] {
  return [
    { ...choice, id: `${what} xlsx`, label: `${what}, Excel`, extension: 'xlsx' },
    { ...choice, id: `${what} csv`, label: `${what}, CSV`, extension: 'csv' },
  ];
}

/** What can be exported of the project as it stands: the plate in view, all plates, or the tubes; and the whole project. */
export function exportChoices(project: GuideRnaProject, activePlate: Plate | undefined): readonly ExportChoice[] {
  const { name: fileName } = project;
  const whole = both({
    what: 'Project',
    note: 'with gene editor, chemistry, amount and purification',
    fileName,
    tables: () => projectTables(project),
  });
  if (project.format === 'tubes') {
    const note = 'name, sequence, modifications, nuclease';
    return [...both({ what: 'Tubes', note, fileName, tables: () => [tubeTable(project.tubes)] }), ...whole];
  }
  const plate = activePlate === undefined ? [] : plateChoices(activePlate);
  const all = both({
    what: 'All plates',
    note: `${project.plates.length} plates, one below the other or on sheets of their own`,
    fileName,
    tables: () => plateTables(project.plates),
    titled: true,
  });
  return [...plate, ...(project.plates.length > 1 ? all : []), ...whole];
}

const plateChoices = (plate: Plate): ExportChoice[] =>
  both({
    what: 'This plate',
    note: 'well position, name, sequence',
    fileName: plate.name,
    tables: () => plateTables([plate]),
  });

/** Makes the file of a choice. Rejects when the workbook cannot be written. */
export async function makeExport(choice: ExportChoice, at: Date, write: WriteWorkbook): Promise<ExportedFile> {
  const { extension } = choice;
  const tables = choice.tables();
  const rows = choice.titled === true ? titledTables(tables) : stackedTables(tables);
  const content = extension === 'csv' ? writeCsv(rows) : await write(tables);
  return { name: exportFileName(choice.fileName, at, extension), type: types[extension], content };
}
