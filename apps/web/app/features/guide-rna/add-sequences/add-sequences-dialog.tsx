import type { Plate } from '@cutsite/domain/guide-rna';
import { type FillOrder, plate96, positionsInOrder, wellIndex, wellLabel } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { useEffect, useState } from 'react';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import { forgetKeptList, keepList } from '../../../builder/list-import/kept-list.ts';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { clipboardText } from '../../../builder/paste/clipboard-text.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { useKeptWork } from '../../../platform/version/kept-work.ts';
import { checkAhead } from '../check/checked-plates.ts';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import styles from './add-sequences.module.css';
import { AfterLine } from './after-line.tsx';
import { PreviewPane } from './pane/preview-pane.tsx';
import type { Placing } from './placing-fields.tsx';
import type { Preview } from './preview/preview.ts';
import { listPutAside, putAside, putAwayList } from './put-aside.ts';
import { type Method, SourcePane } from './source-pane.tsx';
import { useImport } from './use-import.ts';
import { undecided, useWish } from './use-wish.ts';

interface AddSequencesDialogProps {
  readonly onClose: () => void;
  /** A list that was pasted or dropped elsewhere and is better looked at first. */
  readonly start?: Source | null;
}

/** Paste or upload, see what would happen, then add. Nothing changes on the plate until Add is pressed. */
export function AddSequencesDialog({ onClose, start = null }: AddSequencesDialogProps) {
  const builder = useBuilder();
  const project = useProject();
  const [before] = useState(() => (start === null ? listPutAside(builder) : null));
  const [source, setSource] = useState<Source | null>(start ?? before?.source ?? null);
  const [method, setMethod] = useState<Method>(before?.method ?? (start?.kind === 'file' ? 'upload' : 'paste'));
  const fillOrder = useBuilderState((state) => state.fillOrder);
  const [placing, setPlacing] = useState<Placing>(() => ({
    start: firstFreeWell(activePlateOf(project), fillOrder),
    taken: 'skip',
    spill: true,
  }));
  const [failed, setFailed] = useState(false);
  const { wish, choices, decisions } = useWish(placing, before?.decisions ?? undecided);
  const imported = useImport(source, wish);
  const { preview, state } = imported;
  const count = preview?.placed ?? 0;
  const where = project.format === 'plates' ? (activePlateOf(project)?.name ?? 'the plate') : 'the tubes';

  const add = async () => {
    if (preview === null || count === 0) return;
    const after = await imported.apply();
    // A hundred plates are checked and drawn once the dialog is gone: short waits for the page instead of a long one.
    leave();
    await checkAhead(after);
    builder.edit({ label: `add ${figured(count, 'guide')}` }, () => after);
    const changed = preview.repaired > 0 ? ` ${preview.repaired} changed as shown.` : '';
    builder.tell(`${figured(count, 'guide')} added to ${placesOf(preview, where)}.${changed}`, true);
  };
  const leave = () => {
    putAwayList(builder);
    onClose();
  };
  // Escape and the cross may be a slip, and a list that somebody worked on is not lost by it. Cancel means it.
  const close = () => {
    if (source === null) return leave();
    putAside(builder, { source, method, decisions });
    builder.tell('The list was not added. It is kept under Add sequences.', false);
    onClose();
  };
  // A file is still where it was; a paste may be nowhere else.
  useKeptWork(() => source?.kind !== 'text' || keepList(source.text));
  useEffect(() => forgetKeptList, []);
  const busy = state.stage === 'reading' || state.stage === 'checking';

  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Add sequences to ${where}`}
      actions={
        <>
          <AfterLine preview={preview} failed={failed} />
          <Button onClick={leave}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              add().catch(() => setFailed(true));
            }}
            blockedBecause={count === 0 && !busy ? 'There is nothing to add yet.' : null}
          >
            {addLabel(preview)}
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
            placing={project.format === 'plates' ? placing : null}
            onPlacing={setPlacing}
          />
          <PreviewPane
            state={state}
            preview={preview}
            choices={choices}
            onStop={() => {
              imported.stop();
              setSource(null);
            }}
            onRead={(reading) => setSource((before) => before && { ...before, ...reading })}
          />
        </div>
      </FileDrop>
    </Dialog>
  );
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

function firstFreeWell(plate: Plate | undefined, order: FillOrder): string {
  const filled = new Set(plate?.wells.map(({ index }) => index));
  const free = positionsInOrder(plate96, order).find((position) => !filled.has(wellIndex(position, plate96)));
  return free === undefined ? '' : wellLabel(free);
}

function addLabel(preview: Preview | null): string {
  if (preview === null || preview.placed === 0) return 'Add';
  const plates = preview.plateNames.length;
  return `Add ${figured(preview.placed, 'guide')}${plates > 1 ? ` to ${plates} plates` : ''}`;
}

const placesOf = ({ plateNames }: Preview, where: string): string =>
  plateNames.length > 1 ? `${plateNames.length} plates` : (plateNames[0] ?? where);
