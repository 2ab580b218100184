import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { useId, useState } from 'react';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { exampleRows } from '../paste/example-rows.ts';
import styles from './add-sequences.module.css';
import { PasteField } from './paste-field.tsx';
import { type Placing, PlacingFields } from './placing-fields.tsx';
import { TemplateLinks } from './template-links.tsx';

/** The two methods (GR-21). */
export type Method = 'paste' | 'upload';

interface SourcePaneProps {
  readonly method: Method;
  readonly onMethod: (method: Method) => void;
  readonly source: Source | null;
  readonly onSource: (source: Source | null) => void;
  /** Null for tubes, which have no choice of place. */
  readonly placing: Placing | null;
  readonly onPlacing: (placing: Placing) => void;
}

/** Where the rows come from: pasted text, or a file (GR-21). */
export function SourcePane({ method, onMethod, source, onSource, placing, onPlacing }: SourcePaneProps) {
  return (
    <div className={styles.source}>
      <SegmentedControl
        label="Method"
        value={method}
        segments={[
          { value: 'paste', label: 'Paste', icon: 'paste' },
          { value: 'upload', label: 'Upload a file', icon: 'upload' },
        ]}
        onValueChange={onMethod}
      />
      {method === 'paste' ? (
        <PasteField source={source} onSource={onSource} />
      ) : (
        <FilePick
          files={source?.kind === 'file' ? source.files : []}
          forPlates={placing !== null}
          onFiles={(files) => onSource({ kind: 'file', files })}
        />
      )}
      <TemplateLinks
        onExample={() => {
          onMethod('paste');
          onSource({ kind: 'text', text: exampleText() });
        }}
      />
      {placing === null ? null : <PlacingFields placing={placing} onPlacing={onPlacing} />}
    </div>
  );
}

const exampleText = (): string =>
  exampleRows()
    .map(({ name, sequence }) => `${name}\t${sequence}`)
    .join('\n');

interface FilePickProps {
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly forPlates: boolean;
}

function FilePick({ files, onFiles, forPlates }: FilePickProps) {
  const fileId = useId();
  // The field itself names a file that was chosen in it, and neither one that was dropped nor several.
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const isNamed = files === chosen && files.length < 2;
  return (
    <div className={styles.text}>
      <label htmlFor={fileId}>XLSX, CSV, TSV or FASTA: choose files, or drop them here</label>
      <input
        id={fileId}
        type="file"
        multiple
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,.fa,.fasta,.fna,text/csv,text/tab-separated-values,text/plain"
        onChange={(event) => {
          const picked = [...(event.currentTarget.files ?? [])];
          if (picked.length === 0) return;
          setChosen(picked);
          onFiles(picked);
        }}
      />
      {isNamed ? null : <p className={styles.fileName}>{files.map(({ name }) => name).join(', ')}</p>}
      <p>
        The header must contain name and sequence; columns in any order, well and modifications are read too.{' '}
        {forPlates
          ? 'Several sheets or files, or a column of plates, become several plates.'
          : 'Several sheets or files follow one another.'}
      </p>
    </div>
  );
}
