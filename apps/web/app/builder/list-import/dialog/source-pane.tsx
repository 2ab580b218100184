import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { type ReactNode, useId, useState } from 'react';
import type { Noun } from '../list-product.ts';
import type { Source } from '../read-source.ts';
import styles from './list-import.module.css';
import { PasteField } from './paste-field.tsx';
import { type Template, TemplateLinks } from './template-links.tsx';
import type { Method } from './use-open-list.ts';

/** What the product says of the lists that it takes. */
export interface SourceTexts {
  readonly paste: { readonly label: string; readonly placeholder: string; readonly hint: string };
  /** What files are taken, where it is not what sequences come in. */
  readonly fileLabel?: string;
  /** Which columns a file has, and what becomes of several. */
  readonly file: string;
  /** A list to look at, as it would be pasted. */
  readonly example: () => string;
  readonly template: Template;
}

/** What is said of lists with a name and a text on each line. `example`: rows to look at, as they would be pasted. */
export const plainSourceTexts = (
  [one]: Noun,
  { example, template }: Pick<SourceTexts, 'example' | 'template'>,
): SourceTexts => ({
  paste: {
    label: `One ${one} per line: name, then sequence`,
    placeholder: example().split('\n')[0] ?? '',
    hint: 'Spreadsheet cells, CSV, FASTA, one sequence per line, or a plate grid, with or without a header.',
  },
  file:
    'The header must contain name and sequence; columns in any order, wells are read too. ' +
    'Several sheets or files, or a column of plates, become several plates.',
  example,
  template,
});

interface SourcePaneProps {
  readonly method: Method;
  readonly onMethod: (method: Method) => void;
  readonly source: Source | null;
  readonly onSource: (source: Source | null) => void;
  readonly words: SourceTexts;
  /** Where rows go that name no place; null where there is no choice. */
  readonly placing: ReactNode;
}

/** Where the rows come from: pasted text, or a file (GR-21). */
export function SourcePane({ method, onMethod, source, onSource, words, placing }: SourcePaneProps) {
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
        <PasteField {...words.paste} source={source} onSource={onSource} />
      ) : (
        <FilePick
          files={source?.kind === 'file' ? source.files : []}
          label={words.fileLabel ?? 'XLSX, CSV, TSV or FASTA: choose files, or drop them here'}
          hint={words.file}
          onFiles={(files) => onSource({ kind: 'file', files })}
        />
      )}
      <TemplateLinks
        template={words.template}
        onExample={() => {
          onMethod('paste');
          onSource({ kind: 'text', text: words.example() });
        }}
      />
      {placing}
    </div>
  );
}

interface FilePickProps {
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly label: string;
  readonly hint: string;
}

function FilePick({ files, onFiles, label, hint }: FilePickProps) {
  const fileId = useId();
  // The field itself names a file that was chosen in it, and neither one that was dropped nor several.
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const isNamed = files === chosen && files.length < 2;
  return (
    <div className={styles.text}>
      <label htmlFor={fileId}>{label}</label>
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
      <p>{hint}</p>
    </div>
  );
}
