import { Button } from '@cutsite/ui/button';
import { Checkbox } from '@cutsite/ui/form';
import { useState } from 'react';
import { figured } from '../../../builder/words/count-words.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { showFaultyTube } from '../faults/show-faulty-tube.ts';
import { FindTubesBar } from '../find/find-tubes-bar.tsx';
import { NewTubeSettings } from './new-tube-settings.tsx';
import styles from './row/tubes.module.css';

const KeyboardHelp = loadedPart(async () => (await import('../keyboard/keyboard-help.tsx')).KeyboardHelp);

interface TubeToolsProps {
  readonly count: number;
  /** Tubes that cannot be ordered as they are. */
  readonly toFix: number;
  /** Those and the ones with warnings. */
  readonly toSay: number;
  readonly onlyFaulty: boolean;
  readonly onOnlyFaulty: (only: boolean) => void;
  readonly onAdd: () => void;
  readonly onAppend: (name: string) => void;
}

/** What stands above the tubes: adding, finding, what is to be fixed, and what new tubes start with. */
export function TubeTools({ count, toFix, toSay, onlyFaulty, onOnlyFaulty, onAdd, onAppend }: TubeToolsProps) {
  const [keys, setKeys] = useState(false);
  return (
    <div className={styles.tools}>
      <Button variant="soft" icon="add" onClick={() => onAppend('')}>
        Add a tube
      </Button>
      <Button icon="paste" onClick={onAdd}>
        Add sequences
      </Button>
      <FindTubesBar />
      <span className={styles.count} role="status">
        <b>{figured(count, 'tube')}</b>
        {toFix > 0 ? (
          <span>
            , <b>{toFix}</b> to fix:{' '}
            <button type="button" onClick={() => showFaultyTube('first')}>
              jump to the first
            </button>
          </span>
        ) : null}
      </span>
      {toSay > 0 || onlyFaulty ? (
        <span className={styles.only}>
          <Checkbox
            label={`Only tubes with errors or warnings (${toSay})`}
            checked={onlyFaulty}
            onChange={(event) => onOnlyFaulty(event.currentTarget.checked)}
          />
        </span>
      ) : null}
      <span className={styles.spring} />
      <span className={styles.keys}>
        <Button variant="quiet" size="small" onClick={() => setKeys(true)}>
          <kbd>?</kbd> <span className="cs-visually-hidden">Keyboard</span>
        </Button>
      </span>
      <NewTubeSettings />
      {keys ? <KeyboardHelp of="tubes" onClose={() => setKeys(false)} /> : null}
    </div>
  );
}
