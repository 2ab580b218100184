import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { writeCsv } from '@cutsite/domain/sheet';
import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { useNewVersion } from '../../../platform/failure/failure-dialog.tsx';
import { saveFile } from '../../../platform/sheets/save-file.ts';
import { writeXlsx } from '../../../platform/sheets/write-xlsx.ts';
import styles from './list-import.module.css';

/** A file to fill in: its name without the ending, and what stands in its one sheet. */
export interface Template {
  readonly name: string;
  readonly title: string;
  readonly rows: () => readonly (readonly string[])[];
}

/** A file that names the wells of a plate and leaves them empty; empty wells are skipped when it comes back (LI-6). */
export const plateTemplate = (name: string, format: PlateFormat): Template => ({
  name,
  title: 'Plate 1',
  rows: () => {
    const wells = Array.from({ length: format.wellCount }, (_, index) => wellLabel(wellPosition(index, format)));
    return [['Well Position', 'Name', 'Sequence'], ...wells.map((well) => [well, '', ''])];
  },
});

type TemplateKind = 'csv' | 'xlsx';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes a template and hands it to the browser to save. */
export async function saveTemplate({ name, title, rows }: Template, kind: TemplateKind): Promise<void> {
  const csv = { type: 'text/csv', content: writeCsv(rows()) };
  const file = kind === 'csv' ? csv : { type: xlsxType, content: await writeXlsx([{ title, rows: rows() }]) };
  saveFile({ ...file, name: `${name}.${kind}` });
}

interface TemplateLinksProps {
  readonly template: Template;
  readonly onExample: () => void;
}

/** Template files to download, made when they are asked for, and an example to look at. */
export function TemplateLinks({ template, onExample }: TemplateLinksProps) {
  const [failed, setFailed] = useState(false);
  const tellNewVersion = useNewVersion();
  const download = (kind: TemplateKind) => {
    saveTemplate(template, kind).then(
      () => setFailed(false),
      async () => setFailed(!(await tellNewVersion())),
    );
  };
  return (
    <div className={styles.templates}>
      <span>Download a template:</span>
      <Button variant="link" onClick={() => download('xlsx')}>
        XLSX
      </Button>
      <Button variant="link" onClick={() => download('csv')}>
        CSV
      </Button>
      <span>or</span>
      <Button variant="link" onClick={onExample}>
        load an example
      </Button>
      {failed ? <span role="alert">The template could not be made. Please try again.</span> : null}
    </div>
  );
}
