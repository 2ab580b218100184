import { expressLimits } from '@cutsite/domain/express-knockout';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { type ClipboardEvent, useRef } from 'react';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import { clipboardText } from '../../../builder/paste/clipboard-text.ts';
import { clearEligibility } from '../check/eligibility-checks.ts';
import { useCheckedList } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/express-drafts.ts';
import { textOf, withText } from '../project/express-draft.ts';
import { exampleSequences } from './example-sequences.ts';
import styles from './express-list.module.css';
import { isPlainList } from './is-plain-list.ts';
import { useAddList } from './use-add-list.ts';
import { useSequenceTemplate } from './use-sequence-template.ts';

const { linesPerProject, bases } = expressLimits;
const minRows = 12;

/** What is given: one guide a line, typed, pasted or from a file. */
export function SequencePane() {
  const builder = useBuilder();
  const draft = useProject();
  const { counts } = useCheckedList();
  const addList = useAddList();
  const template = useSequenceTemplate();
  const addText = (text: string) => void addList({ kind: 'text', text });
  const file = useRef<HTMLInputElement>(null);
  const text = textOf(draft);
  const rows = Math.max(minRows, draft.lines.length + 1);

  const setText = (next: string) => {
    const lines = next.split('\n');
    // What a list does not take would be lost at the next letter.
    if (lines.length > linesPerProject)
      return builder.showNotice({ title: `A list takes ${linesPerProject} lines.`, refused: true });
    builder.edit({ label: 'type sequences', mergeKey: 'sequences' }, (one) => withText(one, next, builder.newId));
  };
  /** A table, a list with a heading or a FASTA file is read; sequences one a line go in as any text does. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = clipboardText(event.clipboardData);
    if (isPlainList(pasted, linesPerProject - draft.lines.length)) return;
    event.preventDefault();
    addText(pasted);
  };
  const onFiles = (files: readonly File[]) => void addList({ kind: 'file', files });

  return (
    <FileDrop says="Drop the file to add its sequences" onFiles={onFiles}>
      <section className={styles.pane} aria-label="Sequences">
        <div className={styles.paneHead}>
          <label htmlFor="express-sequences">
            <b>One guide a line</b>, {bases} nt, DNA or RNA, without the PAM
          </label>
          <Button size="small" icon="upload" onClick={() => file.current?.click()}>
            Upload a file
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.fa,.fasta,.xlsx"
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
        </div>
        {/* A list that scrolls is reached by keyboard through its field. */}
        <div className={styles.sheet}>
          <span className={styles.numbers} aria-hidden="true">
            {Array.from({ length: rows - 1 }, (_, at) => at + 1).join('\n')}
          </span>
          <textarea
            id="express-sequences"
            rows={rows}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            value={text}
            placeholder={'CCATTGTTCAATATCGTCCG\nUGUCACCACAUAAUUACCUG'}
            onChange={(event) => setText(event.currentTarget.value)}
            onPaste={onPaste}
            onBlur={builder.endStep}
          />
        </div>
        <p className={styles.help}>
          {countText(counts.filled, 'line')}. No guides yet?{' '}
          <a href={`/guides?${new URLSearchParams({ species: draft.species })}`}>Find guides for a gene</a>.
        </p>
        {counts.filled === 0 ? null : (
          <p className={styles.help}>
            Download a template:{' '}
            <Button variant="link" onClick={() => template('xlsx')}>
              XLSX
            </Button>{' '}
            <Button variant="link" onClick={() => template('csv')}>
              CSV
            </Button>{' '}
            or{' '}
            <Button variant="link" onClick={() => addText(exampleSequences(draft.species).join('\n'))}>
              load an example
            </Button>
          </p>
        )}
        <div className={styles.paneActions}>
          <Button
            blockedBecause={counts.filled === 0 ? 'There is nothing to check yet.' : null}
            onClick={clearEligibility}
          >
            Check again
          </Button>
        </div>
        <div className={styles.checked}>
          <h2>What is checked</h2>
          <ol>
            <li>It is a guide of our collection for the species.</li>
            <li>It cuts one gene, and one only.</li>
            <li>The gene is not a common essential one.</li>
          </ol>
        </div>
      </section>
    </FileDrop>
  );
}
