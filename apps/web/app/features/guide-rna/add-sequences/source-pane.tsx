import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { useId, useState } from 'react';
import { exampleRows } from '../paste/example-rows.ts';
import styles from './add-sequences.module.css';
import { PasteField } from './paste-field.tsx';
import { type Placing, PlacingFields } from './placing-fields.tsx';
import { TemplateLinks } from './template-links.tsx';
import type { Source } from './worker/read-source.ts';

/** The methods of Specification 1 §2. */
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

/** Where the rows come from: pasted text, or a file (Specification 1 §2: methods upload and paste). */
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
          file={source?.kind === 'file' ? source.file : null}
          forPlates={placing !== null}
          onFile={(file) => onSource({ kind: 'file', file })}
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
  readonly file: File | null;
  readonly onFile: (file: File) => void;
  readonly forPlates: boolean;
}

function FilePick({ file, onFile, forPlates }: FilePickProps) {
  const fileId = useId();
  // The field itself names the file that was chosen in it, and not one that was dropped.
  const [chosen, setChosen] = useState<File | null>(null);
  return (
    <div className={styles.text}>
      <label htmlFor={fileId}>XLSX, CSV, TSV or FASTA: choose a file, or drop it here</label>
      <input
        id={fileId}
        type="file"
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,.fa,.fasta,.fna,text/csv,text/tab-separated-values,text/plain"
        onChange={(event) => {
          const [picked] = event.currentTarget.files ?? [];
          if (picked === undefined) return;
          setChosen(picked);
          onFile(picked);
        }}
      />
      {file === null || file === chosen ? null : <p className={styles.fileName}>{file.name}</p>}
      <p>
        The header must contain name and sequence; columns in any order, well and modifications are read too.{' '}
        {forPlates
          ? 'Several sheets, or a column of plates, become several plates.'
          : 'Several sheets follow one another.'}
      </p>
    </div>
  );
}
