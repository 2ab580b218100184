/** One sheet to be written. Texts are written as texts, whatever they look like. */
export interface SheetToWrite {
  /** At most 31 characters, none that Excel forbids, unlike the other titles. */
  readonly title: string;
  /** The headings first. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The port through which workbooks are made: the bytes of an XLSX file. Rejects when it cannot be made. */
export type WriteWorkbook = (sheets: readonly SheetToWrite[]) => Promise<Uint8Array<ArrayBuffer>>;
