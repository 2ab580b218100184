import { csvLines, exportFileName, stackedTables, titledTables, writeCsv } from '@cutsite/domain/sheet';
import { saveFile } from '../../platform/sheets/save-file.ts';
import type { WriteWorkbook } from '../../platform/sheets/workbook-writer.ts';
import { writeXlsx } from '../../platform/sheets/write-xlsx.ts';
import type { ExportChoice } from './export-choice.ts';

/** A file with its content. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Makes the file of a choice. Rejects when the workbook cannot be written. */
export async function makeExport(choice: ExportChoice, at: Date, write: WriteWorkbook): Promise<ExportedFile> {
  const { extension } = choice;
  const tables = await choice.tables();
  const rows = choice.titled === true ? titledTables(tables) : stackedTables(tables);
  const text = choice.forRobots === true ? csvLines : writeCsv;
  const content = extension === 'csv' ? text(rows) : await write(tables);
  return { name: exportFileName(choice.fileName, at, extension, choice.unnamed), type: types[extension], content };
}

/** Makes the file of a choice as things stand now, and hands it to the browser. */
export const exportNow = async (choice: ExportChoice): Promise<void> =>
  saveFile(await makeExport(choice, new Date(), writeXlsx));
