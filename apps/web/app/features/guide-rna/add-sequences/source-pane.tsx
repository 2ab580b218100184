import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { SelectField } from '@cutsite/ui/form';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { useId, useState } from 'react';
import { useBuilderState } from '../project/use-builder.tsx';
import styles from './add-sequences.module.css';
import type { Placing, Source } from './use-preview.ts';

/** Text files of guides are small; anything larger is another file. */
const largestFile = 5_000_000;

interface SourcePaneProps {
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  /** Null for tubes, which have no choice of place. */
  readonly placing: Placing | null;
  readonly onPlacing: (placing: Placing) => void;
}

/** Where the rows come from: pasted text, or a file (Specification 1 §2: methods upload and paste). */
export function SourcePane({ source, onSource, placing, onPlacing }: SourcePaneProps) {
  const [method, setMethod] = useState<'paste' | 'upload'>('paste');
  const active = useBuilderState((state) => state.selection.active);
  const textId = useId();
  return (
    <div className={styles.source}>
      <SegmentedControl
        label="Method"
        value={method}
        segments={[
          { value: 'paste', label: 'Paste', icon: 'paste' },
          { value: 'upload', label: 'Upload a file', icon: 'upload' },
        ]}
        onValueChange={setMethod}
      />
      {method === 'paste' ? (
        <div className={styles.text}>
          <label htmlFor={textId}>One guide a line: name, then sequence</label>
          <textarea
            id={textId}
            rows={12}
            spellCheck={false}
            placeholder={'TP53-g1\tCCAUUGUUCAAUAUCGUCCG'}
            value={source.uploaded ? '' : source.text}
            onChange={(event) => onSource({ text: event.currentTarget.value, uploaded: false })}
          />
          <p>From a spreadsheet: copy the columns and paste them here, with or without a header.</p>
        </div>
      ) : (
        <FilePick onText={(text) => onSource({ text, uploaded: true })} />
      )}
      {placing === null ? null : (
        <SelectField
          label="Where rows without a well go"
          value={placing}
          options={[
            { value: 'next_free', label: 'into the next free wells' },
            { value: 'from_active', label: `from ${wellLabel(wellPosition(active, plate96))} on, over what is there` },
          ]}
          onValueChange={onPlacing}
        />
      )}
    </div>
  );
}

function FilePick({ onText }: { readonly onText: (text: string) => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > largestFile) {
      setRefusal(`${file.name} is larger than 5 MB, which no list of guides is.`);
      return;
    }
    setRefusal(null);
    onText(await file.text());
  };
  return (
    <div className={styles.text}>
      <label htmlFor="sequence-file">A CSV or TSV file with a header that contains name and sequence</label>
      <input
        id="sequence-file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={(event) => {
          pick(event.currentTarget.files?.[0]).catch(() => setRefusal('The file could not be read.'));
        }}
      />
      {refusal === null ? (
        <p>Columns in any order; well and modifications are read too.</p>
      ) : (
        <p role="alert">{refusal}</p>
      )}
    </div>
  );
}
