import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import type { DraftKeeper, KeeperState } from '../draft/draft-keeper.ts';
import { ClashPanel } from './clash-panel.tsx';
import styles from './entry.module.css';

interface NewsOfOthersProps {
  readonly keeper: DraftKeeper;
  readonly state: KeeperState;
}

/**
 * What another editor saved while this one writes: taken in, or put to a choice (wish 1). It lies over the foot of the
 * page, so that the line that is being written stays under the hand.
 */
export function NewsOfOthers({ keeper, state }: NewsOfOthersProps) {
  const { taken } = state;
  const [read, setRead] = useState<KeeperState['taken']>(null);
  const isClash = state.keeping === 'clash';
  const isNew = taken !== null && taken !== read;
  if (!isNew && !isClash) return null;
  return (
    <div className={styles.news}>
      {isNew ? (
        <Notice tone="info" role="status">
          {taken.by} changed {taken.names.length === 1 ? 'another field' : 'other fields'} meanwhile. It is in the form.{' '}
          <Button size="compact-xs" variant="default" onClick={() => setRead(taken)}>
            All right
          </Button>
        </Notice>
      ) : null}
      {isClash ? <ClashPanel keeper={keeper} state={state} /> : null}
    </div>
  );
}
