import { writeXlsx } from '../../../platform/sheets/write-xlsx.ts';
import { type ExportChoice, type ExportedFile, makeExport } from './export-choices.ts';

/** Makes the file of a choice and hands it to the browser. Rejects when it cannot be made. */
export async function saveExport(choice: ExportChoice): Promise<void> {
  save(await makeExport(choice, new Date(), writeXlsx));
}

function save({ name, type, content }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
