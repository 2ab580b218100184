import type { RepairKind } from '@cutsite/domain/guide-rna';
import { plate96, wellPosition } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { useMemo, useState } from 'react';
import { activePlateOf } from '../project/edit-plates.ts';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import { useCartNames } from '../purchase/cart-names.tsx';
import { figured } from '../words/count-words.ts';
import styles from './add-sequences.module.css';
import type { Preview } from './preview/preview.ts';
import { PreviewPane } from './preview-pane.tsx';
import { type Placing, SourcePane } from './source-pane.tsx';
import { useImport } from './use-import.ts';
import type { Source } from './worker/read-source.ts';

interface AddSequencesDialogProps {
  readonly onClose: () => void;
  /** A list that was pasted or dropped elsewhere and is better looked at first. */
  readonly start?: Source | null;
}

/** Paste or upload, see what would happen, then add. Nothing changes on the plate until Add is pressed. */
export function AddSequencesDialog({ onClose, start = null }: AddSequencesDialogProps) {
  const builder = useBuilder();
  const project = useProject();
  const tubeNamesInCart = useCartNames();
  const fillOrder = useBuilderState((state) => state.fillOrder);
  const active = useBuilderState((state) => state.selection.active);
  const newTubeSettings = useBuilderState((state) => state.newTubeSettings);
  const [source, setSource] = useState<Source | null>(start);
  const [placing, setPlacing] = useState<Placing>({ from: 'next_free', spill: true });
  const [switchedOff, setSwitchedOff] = useState<ReadonlySet<RepairKind>>(new Set());
  const [switchedOn, setSwitchedOn] = useState<ReadonlySet<RepairKind>>(new Set());
  const [failed, setFailed] = useState(false);
  const wish = useMemo(() => {
    const startAt = placing.from === 'from_active' ? { startAt: wellPosition(active, plate96) } : {};
    const place = { order: fillOrder, spill: placing.spill, ...startAt };
    return { project, placing: place, newTubeSettings, tubeNamesInCart, switchedOn, switchedOff };
  }, [project, placing, active, fillOrder, newTubeSettings, tubeNamesInCart, switchedOn, switchedOff]);
  const imported = useImport(source, wish);
  const { preview, state } = imported;
  const count = preview?.placed ?? 0;
  const where = project.format === 'plates' ? (activePlateOf(project)?.name ?? 'the plate') : 'the tubes';

  const add = async () => {
    if (preview === null || count === 0) return;
    const after = await imported.apply();
    builder.edit({ label: `add ${figured(count, 'guide')}` }, () => after);
    const changed = preview.repaired > 0 ? ` ${preview.repaired} changed as shown.` : '';
    builder.tell(`${figured(count, 'guide')} added to ${placesOf(preview, where)}.${changed}`, true);
    onClose();
  };
  const toggle = (kind: RepairKind, on: boolean) => {
    setSwitchedOn(withOrWithout(switchedOn, kind, on));
    setSwitchedOff(withOrWithout(switchedOff, kind, !on));
  };
  const busy = state.stage === 'reading' || state.stage === 'checking';

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Add sequences to ${where}`}
      actions={
        <>
          <p className={styles.after} role={failed ? 'alert' : undefined}>
            {failed ? 'Nothing was added. Please try again.' : 'Nothing changes until you press Add.'}
          </p>
          <Button onClick={onClose}>Cancel</Button>
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
      <div className={styles.panes}>
        <SourcePane
          source={source}
          onSource={setSource}
          placing={project.format === 'plates' ? placing : null}
          onPlacing={setPlacing}
        />
        <PreviewPane
          state={state}
          preview={preview}
          onToggle={toggle}
          onStop={() => {
            imported.stop();
            setSource(null);
          }}
        />
      </div>
    </Dialog>
  );
}

function addLabel(preview: Preview | null): string {
  if (preview === null || preview.placed === 0) return 'Add';
  const plates = preview.plateNames.length;
  return `Add ${figured(preview.placed, 'guide')}${plates > 1 ? ` to ${plates} plates` : ''}`;
}

const placesOf = ({ plateNames }: Preview, where: string): string =>
  plateNames.length > 1 ? `${plateNames.length} plates` : (plateNames[0] ?? where);

function withOrWithout<T>(set: ReadonlySet<T>, one: T, on: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (on) next.add(one);
  else next.delete(one);
  return next;
}
