import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { useKeptWork } from '../../../platform/version/kept-work.ts';
import { FileDrop } from '../../drop/file-drop.tsx';
import { clipboardText } from '../../paste/clipboard-text.ts';
import { figured } from '../../words/count-words.ts';
import { forgetKeptList, keepList } from '../kept-list.ts';
import type { KindOf, ListTypes, Preview } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import { PreviewPane } from '../pane/preview-pane.tsx';
import type { IfTaken } from '../pane/taken-wells.tsx';
import type { ListImport } from '../pane/use-list-preview.ts';
import type { RowChoices } from '../use-decisions.ts';
import { AfterLine } from './after-line.tsx';
import styles from './list-import.module.css';
import { SourcePane, type SourceWords } from './source-pane.tsx';
import type { OpenList } from './use-open-list.ts';

interface ListImportDialogProps<T extends ListTypes> {
  readonly title: string;
  readonly product: ListProduct<T>;
  readonly list: OpenList;
  readonly imported: ListImport<Preview<T>, unknown>;
  readonly choices: RowChoices<KindOf<T>>;
  readonly words: SourceWords;
  /** The wells of a plate; null where rows go to no plate. */
  readonly wellCount: number | null;
  /** Where rows go that name no place. */
  readonly placing: ReactNode;
  readonly notes: ReactNode;
  readonly taken: IfTaken;
  readonly onTaken: (taken: IfTaken) => void;
  /** Adds the rows; rejects when nothing was added. */
  readonly onAdd: (preview: Preview<T>) => Promise<void>;
  /** Cancel: the list is dropped. */
  readonly onCancel: () => void;
  /** Escape and the cross, which may be a slip: the list is kept. */
  readonly onClose: () => void;
}

/** Paste or upload, see what would happen, then add. Nothing changes until Add is pressed. */
export function ListImportDialog<T extends ListTypes>({
  title,
  product,
  list: { source, setSource, method, setMethod },
  imported,
  choices,
  words,
  wellCount,
  placing,
  notes,
  taken,
  onTaken,
  onAdd,
  onCancel,
  onClose,
}: ListImportDialogProps<T>) {
  const [failed, setFailed] = useState(false);
  const { preview, state } = imported;
  // A file is still where it was; a paste may be nowhere else.
  useKeptWork(() => source?.kind !== 'text' || keepList(source.text));
  useEffect(() => forgetKeptList, []);
  const busy = state.stage === 'reading' || state.stage === 'checking';
  const count = preview?.placed ?? 0;

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <>
          <AfterLine preview={preview} failed={failed} wellCount={wellCount} />
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              if (preview !== null && whyNot(preview, choices) === null) onAdd(preview).catch(() => setFailed(true));
            }}
            blockedBecause={busy ? null : whyNot(preview, choices)}
          >
            {preview === null || count === 0 ? 'Add' : addLabel(preview, figured(count, ...product.noun))}
          </Button>
        </>
      }
    >
      <FileDrop
        says="Drop the file, or several, to read it"
        onFiles={(files) => {
          setMethod('upload');
          setSource({ kind: 'file', files });
        }}
      >
        {/* A paste that lands in no field is meant for the list, and so are files that are pasted. */}
        <div
          className={styles.panes}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            const text = files.length > 0 || isField(event.target) ? '' : clipboardText(event.clipboardData);
            if (files.length === 0 && text.trim() === '') return;
            event.preventDefault();
            setMethod(files.length > 0 ? 'upload' : 'paste');
            setSource(files.length > 0 ? { kind: 'file', files } : { kind: 'text', text });
          }}
        >
          <SourcePane
            method={method}
            onMethod={setMethod}
            source={source}
            onSource={setSource}
            words={words}
            placing={placing}
          />
          <PreviewPane
            product={product}
            state={state}
            preview={preview}
            choices={choices}
            notes={notes}
            taken={taken}
            onTaken={onTaken}
            onStop={() => {
              imported.stop();
              setSource(null);
            }}
            onRead={(reading) => setSource((before) => before && { ...before, ...reading })}
            onReadSheet={(at, reading) =>
              setSource((before) => before && { ...before, ofSheets: new Map(before.ofSheets).set(at, reading) })
            }
          />
        </div>
      </FileDrop>
    </Dialog>
  );
}

/** Why Add cannot be pressed: there is nothing, or something has to be said first that no one else can know. */
function whyNot<T extends ListTypes>(preview: Preview<T> | null, choices: RowChoices<KindOf<T>>): string | null {
  if (preview === null || preview.placed === 0) return 'There is nothing to add yet.';
  if (preview.larger !== null && choices.largerPlates === null)
    return 'First choose how the wells of the list go on plates.';
  return null;
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

function addLabel({ plateNames }: Preview<ListTypes>, counted: string): string {
  return `Add ${counted}${plateNames.length > 1 ? ` to ${plateNames.length} plates` : ''}`;
}
