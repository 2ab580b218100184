import { Radio } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import type { AutosaveState, DraftAutosave } from '../draft/draft-autosave.ts';
import { fieldLabel, valueText } from '../draft/draft-text.ts';
import { WordChanges } from '../history/word-changes.tsx';
import styles from './entry.module.css';

/** Somebody has saved the same fields meanwhile: each is chosen, and nothing of either is lost until then. */
export function ConflictPanel({
  autosave,
  state,
}: {
  readonly autosave: DraftAutosave;
  readonly state: AutosaveState;
}) {
  const { entry, conflicts } = state;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const who = entry.updated_by ?? 'Somebody';
  const titles = new Map(entry.points_at.map(({ id, title }) => [id, title]));
  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTheirs(next);
  };
  return (
    <section className={styles.conflict} role="alert" aria-label="Changed by somebody else">
      <p>
        <b>{who} saved this entry while you were writing.</b> Your text is kept here and not saved yet.{' '}
        {conflicts.length === 1 ? 'One field differs.' : `${conflicts.length} fields differ.`}
      </p>
      {conflicts.map(({ name, mine, theirs: other }) => {
        const [own, foreign] = [valueText(entry.type, name, mine, titles), valueText(entry.type, name, other, titles)];
        return (
          <Radio.Group
            key={name}
            label={fieldLabel(entry.type, name)}
            value={theirs.has(name) ? 'theirs' : 'mine'}
            onChange={(value) => choose(name, value === 'theirs')}
          >
            <div className={styles.choices}>
              <div>
                <Radio value="mine" label="Yours" />
                <p className={styles.text}>{own || 'empty'}</p>
              </div>
              <div>
                <Radio value="theirs" label={`What ${who} saved`} />
                <WordChanges from={own} to={foreign} />
              </div>
            </div>
          </Radio.Group>
        );
      })}
      <Button size="xs" onClick={() => void autosave.settle(theirs)}>
        Save what is chosen
      </Button>
    </section>
  );
}
