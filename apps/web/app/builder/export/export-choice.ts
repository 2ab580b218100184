import { type ExportTable, exportFileName, stackedTables, titledTables, writeCsv } from '@cutsite/domain/sheet';
import type { WriteWorkbook } from '../../platform/sheets/workbook-writer.ts';

/** A file with its content. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** One thing that can be exported, as one kind of file. */
export interface ExportChoice {
  readonly id: string;
  readonly label: string;
  /** What is in the file. */
  readonly note: string;
  readonly fileName: string;
  /** Stands for a name that no file can have. */
  readonly unnamed: string;
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
export function bothFiles({ what, ...choice }: Table): ExportChoice[] {
  return [
    { ...choice, id: `${what} xlsx`, label: `${what}, Excel`, extension: 'xlsx' },
    { ...choice, id: `${what} csv`, label: `${what}, CSV`, extension: 'csv' },
  ];
}

/** Makes the file of a choice. Rejects when the workbook cannot be written. */
export async function makeExport(choice: ExportChoice, at: Date, write: WriteWorkbook): Promise<ExportedFile> {
  const { extension } = choice;
  const tables = choice.tables();
  const rows = choice.titled === true ? titledTables(tables) : stackedTables(tables);
  const content = extension === 'csv' ? writeCsv(rows) : await write(tables);
  return { name: exportFileName(choice.fileName, at, extension, choice.unnamed), type: types[extension], content };
}
