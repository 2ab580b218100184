import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { writeCsv } from '@cutsite/domain/sheet';
import { writeXlsx } from '../../../platform/sheets/write-xlsx.ts';

export type TemplateKind = 'csv' | 'xlsx';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A plate's template names its 96 wells and leaves them empty; empty wells are skipped when it comes back. */
function templateRows(format: 'plates' | 'tubes'): readonly (readonly string[])[] {
  if (format === 'tubes') return [['Name', 'Sequence', 'Modifications']];
  const wells = Array.from({ length: plate96.wellCount }, (_, index) => wellLabel(wellPosition(index, plate96)));
  return [['Well Position', 'Name', 'Sequence'], ...wells.map((well) => [well, '', ''])];
}

/** The file to fill in: the columns of our own sheets (LI-6, LI-7). */
export async function templateFile(format: 'plates' | 'tubes', kind: TemplateKind): Promise<File> {
  const rows = templateRows(format);
  const name = `cutsite-${format === 'plates' ? 'plate' : 'tubes'}-template.${kind}`;
  if (kind === 'csv') return new File([writeCsv(rows)], name, { type: 'text/csv' });
  const title = format === 'plates' ? 'Plate 1' : 'Tubes';
  return new File([await writeXlsx([{ title, rows }])], name, { type: xlsxType });
}
