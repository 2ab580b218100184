import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { type ReactNode, useEffect } from 'react';
import { isTextField } from '../../../platform/form/is-text-field.ts';
import { useKeptWork } from '../../../platform/version/kept-work.ts';
import { FileDrop } from '../../drop/file-drop.tsx';
import { clipboardText } from '../../paste/clipboard-text.ts';
import { forgetKeptList, keepList } from '../kept-list.ts';
import styles from './list-import.module.css';
import { SourcePane, type SourceTexts } from './source-pane.tsx';
import type { OpenList } from './use-open-list.ts';

interface ListDialogFrameProps {
  readonly title: string;
  readonly list: OpenList;
  readonly words: SourceTexts;
  /** Where rows go that name no place. */
  readonly placing: ReactNode;
  /** What the order would be afterwards, beside the buttons. */
  readonly after: ReactNode;
  readonly add: {
    readonly label: string;
    readonly busy: boolean;
    /** What has to be done first; null: it can be pressed. */
    readonly blockedBecause: string | null;
    readonly onAdd: () => void;
  };
  /** Cancel: the list is dropped. */
  readonly onCancel: () => void;
  /** Escape and the cross, which may be a slip: the list is kept. */
  readonly onClose: () => void;
  /** What adding would do. */
  readonly children: ReactNode;
}

/** Paste or upload on one side, what adding would do on the other. Nothing changes until Add is pressed. */
export function ListDialogFrame(props: ListDialogFrameProps) {
  const { title, words, placing, after, add, onCancel, onClose, children } = props;
  const { source, setSource, method, setMethod } = props.list;
  // A file is still where it was; a paste may be nowhere else.
  useKeptWork(() => source?.kind !== 'text' || keepList(source.text));
  useEffect(() => forgetKeptList, []);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <>
          {after}
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="primary"
            busy={add.busy}
            onClick={() => {
              if (add.blockedBecause === null) add.onAdd();
            }}
            blockedBecause={add.busy ? null : add.blockedBecause}
          >
            {add.label}
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
            const text = files.length > 0 || isTextField(event.target) ? '' : clipboardText(event.clipboardData);
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
          {children}
        </div>
      </FileDrop>
    </Dialog>
  );
}
