import type { RepairKind } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { useState } from 'react';
import { activePlateOf } from '../project/edit-plates.ts';
import { useBuilder, useProject } from '../project/use-builder.tsx';
import { figured } from '../words/count-words.ts';
import styles from './add-sequences.module.css';
import { PreviewPane } from './preview-pane.tsx';
import { SourcePane } from './source-pane.tsx';
import { type Placing, usePreview } from './use-preview.ts';

/** Paste or upload, see what would happen, then add. Nothing changes on the plate until Add is pressed. */
export function AddSequencesDialog({ onClose }: { readonly onClose: () => void }) {
  const builder = useBuilder();
  const project = useProject();
  const [source, setSource] = useState({ text: '', uploaded: false });
  const [placing, setPlacing] = useState<Placing>('next_free');
  const [unticked, setUnticked] = useState<ReadonlySet<RepairKind>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<RepairKind>>(new Set());
  const reading = usePreview(source, placing, ticked, unticked);
  const preview = reading.preview;
  const count = preview?.rows.filter((row) => row.place !== null).length ?? 0;
  const where = project.format === 'plates' ? (activePlateOf(project)?.name ?? 'the plate') : 'the tubes';

  const add = () => {
    if (preview === null || count === 0) return;
    builder.edit({ label: `add ${figured(count, 'guide')}` }, () => preview.after);
    const changed = preview.repaired > 0 ? ` ${preview.repaired} changed as shown.` : '';
    builder.tell(`${figured(count, 'guide')} added to ${where}.${changed}`, true);
    onClose();
  };
  const toggle = (kind: RepairKind, on: boolean) => {
    setTicked(withOrWithout(ticked, kind, on));
    setUnticked(withOrWithout(unticked, kind, !on));
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Add sequences to ${where}`}
      actions={
        <>
          <p className={styles.after}>Nothing changes until you press Add.</p>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={add} blockedBecause={count === 0 ? 'There is nothing to add yet.' : null}>
            {count === 0 ? 'Add' : `Add ${figured(count, 'guide')}`}
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
        <PreviewPane reading={reading} onToggle={toggle} />
      </div>
    </Dialog>
  );
}

function withOrWithout<T>(set: ReadonlySet<T>, one: T, on: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (on) next.add(one);
  else next.delete(one);
  return next;
}
