import type { ExportTable } from '@cutsite/domain/sheet';

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
  /** @throws NotLoaded when what makes them could not be loaded */
  readonly tables: () => readonly ExportTable[] | Promise<readonly ExportTable[]>;
  /** In CSV, several tables stand below each other: one list, or each under its own title. */
  readonly titled?: boolean;
  /** For instruments: CSV without the byte order mark that Excel needs, which they take for a part of the heading. */
  readonly forRobots?: boolean;
}

type Table = Omit<ExportChoice, 'id' | 'label' | 'extension'> & { readonly what: string };

/** Both kinds of file of one table. */
export function bothFiles({ what, ...choice }: Table): ExportChoice[] {
  return [
    { ...choice, id: `${what} xlsx`, label: `${what}, Excel`, extension: 'xlsx' },
    { ...choice, id: `${what} csv`, label: `${what}, CSV`, extension: 'csv' },
  ];
}
