import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import type { AutosaveState, DraftAutosave } from '../draft/draft-autosave.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import styles from './entry.module.css';

interface ConcurrentEditsProps {
  readonly autosave: DraftAutosave;
  readonly state: AutosaveState;
}

/**
 * What another editor saved while this one writes: taken in, or put to a choice (wish 1). It lies over the foot of the
 * page, so that the line that is being written stays under the hand.
 */
export function ConcurrentEdits({ autosave, state }: ConcurrentEditsProps) {
  const { taken } = state;
  const [read, setRead] = useState<AutosaveState['taken']>(null);
  const isConflict = state.saveStatus === 'conflict';
  const isNew = taken !== null && taken !== read;
  if (!isNew && !isConflict) return null;
  return (
    <div className={styles.news}>
      {isNew ? (
        <Notice tone="info" role="status">
          {taken.by} changed {taken.names.length === 1 ? 'another field' : 'other fields'} meanwhile. It is in the form.{' '}
          <Button size="compact-xs" variant="default" onClick={() => setRead(taken)}>
            OK
          </Button>
        </Notice>
      ) : null}
      {isConflict ? <ConflictPanel autosave={autosave} state={state} /> : null}
    </div>
  );
}
