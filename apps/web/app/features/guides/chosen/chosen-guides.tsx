import { guideRows, type PickedGuide } from '@cutsite/domain/guide-design';
import { geneEditors, type Nuclease } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { useToast } from '@cutsite/ui/toast';
import { useState } from 'react';
import { figured } from '../../../builder/words/count-words.ts';
import type { GoTo } from '../../../platform/version/go-to.ts';
import styles from '../page/guides.module.css';
import { guideAddresses, leaveForBuilder } from './send-guides.ts';

/** A guide that was ticked. */
export interface ChosenGuide extends PickedGuide {
  readonly key: string;
}

interface ChosenGuidesProps {
  readonly guides: readonly ChosenGuide[];
  readonly editor: Nuclease;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
  readonly goTo: GoTo;
}

/** What was ticked, under the names that it will have, and where it goes. */
export function ChosenGuides({ guides, editor, onRemove, onClear, goTo }: ChosenGuidesProps) {
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const none = guides.length === 0 ? 'Tick a guide first.' : null;
  const send = (address: string) => (leaveForBuilder(guides, editor) ? goTo(address) : setFailed(true));
  const copy = async () => {
    await navigator.clipboard.writeText(guideRows(guides));
    toast({ title: `${figured(guides.length, 'guide')} copied, with their names.` });
  };
  return (
    <aside className={styles.chosen} aria-label="Chosen guides">
      <header>
        <h2>Chosen</h2>
        <span aria-live="polite">{figured(guides.length, 'guide')}</span>
        {none === null ? (
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        ) : null}
      </header>
      {none === null ? (
        <ul>
          {guides.map(({ key, name, target }) => (
            <li key={key}>
              <b>{name}</b>
              <SequenceText text={target} alphabet="ACGT" wrap />
              <Button
                size="small"
                variant="quiet"
                icon="close"
                aria-label={`Take ${name} out`}
                onClick={() => onRemove(key)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>Ticked guides stand here, with the names that they will have.</p>
      )}
      {failed ? (
        <Notice tone="error" role="alert">
          This browser keeps nothing, so the list cannot go along. Copy it, and paste it there.
        </Notice>
      ) : null}
      <div className={styles.send}>
        <Button variant="primary" icon="plate" blockedBecause={none} onClick={() => send(guideAddresses.plate)}>
          {none === null ? `Send ${guides.length} to a plate` : 'Send to a plate'}
        </Button>
        <Button icon="tube" blockedBecause={none} onClick={() => send(guideAddresses.tubes)}>
          Order as tubes
        </Button>
        <Button icon="copy" blockedBecause={none} onClick={() => void copy().catch(() => setFailed(true))}>
          Copy as a table
        </Button>
      </div>
      <p className={styles.hint}>
        Sent as RNA (T becomes U) and without the PAM, for {geneEditors[editor].display}. Nothing is added before you
        have seen where.
      </p>
    </aside>
  );
}
