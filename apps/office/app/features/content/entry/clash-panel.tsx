import { Radio } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import type { DraftKeeper, KeeperState } from '../draft/draft-keeper.ts';
import { fieldLabel, valueText } from '../draft/draft-text.ts';
import { WordChanges } from '../history/word-changes.tsx';
import styles from './entry.module.css';

/** Somebody has saved the same fields meanwhile: each is chosen, and nothing of either is lost until then. */
export function ClashPanel({ keeper, state }: { readonly keeper: DraftKeeper; readonly state: KeeperState }) {
  const { entry, clashes } = state;
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
    <section className={styles.clash} role="alert" aria-label="Changed by somebody else">
      <p>
        <b>{who} saved this entry while you were writing.</b> Your text is kept here and not saved yet.{' '}
        {clashes.length === 1 ? 'One field differs.' : `${clashes.length} fields differ.`}
      </p>
      {clashes.map(({ name, mine, theirs: other }) => {
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
      <Button size="xs" onClick={() => void keeper.settle(theirs)}>
        Save what is chosen
      </Button>
    </section>
  );
}
