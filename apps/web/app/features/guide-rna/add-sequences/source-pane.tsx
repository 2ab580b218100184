import { Button } from '@cutsite/ui/button';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { useId, useState } from 'react';
import { figured } from '../words/count-words.ts';
import styles from './add-sequences.module.css';
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

/** A text field lays out all its lines; a longer paste is kept beside it and shown as a count, so that nothing waits. */
const longestInField = 100_000;

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
          onFile={(file) => onSource({ kind: 'file', file })}
        />
      )}
      <TemplateLinks />
      {placing === null ? null : <PlacingFields placing={placing} onPlacing={onPlacing} />}
    </div>
  );
}

function PasteField({ source, onSource }: Pick<SourcePaneProps, 'source' | 'onSource'>) {
  const textId = useId();
  const take = (text: string) => onSource(text.trim() === '' ? null : { kind: 'text', text });
  if (source?.kind === 'text' && source.text.length > longestInField) {
    return (
      <div className={styles.long}>
        <b>{figured(linesOf(source.text), 'line')} pasted</b>
        <p>Too many to show here. The preview counts all of them.</p>
        <Button icon="remove" onClick={() => onSource(null)}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.text}>
      <label htmlFor={textId}>One guide a line: name, then sequence</label>
      <textarea
        id={textId}
        rows={12}
        spellCheck={false}
        placeholder={'TP53-g1\tCCAUUGUUCAAUAUCGUCCG'}
        value={source?.kind === 'text' ? source.text : ''}
        onChange={(event) => take(event.currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (text.length <= longestInField) return;
          event.preventDefault();
          take(text);
        }}
      />
      <p>Cells of a spreadsheet, CSV, FASTA, one sequence a line, or a plate from A to H: with or without a header.</p>
    </div>
  );
}

function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.trimEnd().indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return text.endsWith('\n') ? lines - 1 : lines;
}

function FilePick({ file, onFile }: { readonly file: File | null; readonly onFile: (file: File) => void }) {
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
        The header must contain name and sequence; columns in any order, well and modifications are read too. Several
        sheets become several plates.
      </p>
    </div>
  );
}
