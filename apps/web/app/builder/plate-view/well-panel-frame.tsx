import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import type { HTMLAttributes, ReactNode } from 'react';
import { clearWells, updatePlate } from '../plates/edit-wells.ts';
import { useBuilder } from '../project/builder-context.tsx';
import { panelFields } from './panel-fields.ts';
import styles from './side-panel.module.css';

interface WellPanelFrameProps {
  readonly plateId: string;
  readonly index: number;
  /** "A01" */
  readonly label: string;
  /** What a well is called: "slot". */
  readonly noun?: string;
  /** What is in the well; null when it is empty. */
  readonly title: string | null;
  readonly isEmpty: boolean;
  /** The worst that there is to say of it; null when it is not checked. */
  readonly worst: 'error' | 'warning' | 'fine' | null;
  /** To the next well, or the one before. */
  readonly onStep: (step: 1 | -1) => void;
  /** What keys do in the fields, which are the children. */
  readonly fields: Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown' | 'onFocus' | 'onBlur'>;
  /** What is wrong with the well, read aloud when it changes. */
  readonly sentences: readonly string[];
  readonly children: ReactNode;
}

const pills = {
  error: { tone: 'error', icon: 'error', text: 'To fix' },
  warning: { tone: 'warnMinor', icon: 'warning', text: 'To check' },
  fine: { tone: 'success', icon: 'check', text: 'Ready' },
} as const;

/** The selected well beside the plate: its head, its fields, and what clears it. */
export function WellPanelFrame(props: WellPanelFrameProps) {
  const { plateId, index, label, noun = 'well', title, isEmpty, worst, onStep, fields, sentences, children } = props;
  const builder = useBuilder();
  const pill = worst === null ? null : pills[worst];
  const clear = () =>
    builder.edit({ label: `clear ${label}` }, (project) =>
      updatePlate(project, plateId, (plate) => clearWells(plate, [index])),
    );
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <span className={styles.label}>{label}</span>
        <h2>{title ?? `Empty ${noun}`}</h2>
        {pill === null ? null : (
          <Pill tone={pill.tone} icon={pill.icon}>
            {pill.text}
          </Pill>
        )}
        <span className={styles.spring} />
        <span className={styles.toList}>
          <Button size="small" variant="quiet" onClick={panelFields.focusWell}>
            Back to the list
          </Button>
        </span>
        <Button size="small" variant="quiet" icon="back" aria-label={`Previous ${noun}`} onClick={() => onStep(-1)} />
        <Button size="small" variant="quiet" icon="forward" aria-label={`Next ${noun}`} onClick={() => onStep(1)} />
      </header>
      {/* Escape and Enter of the fields inside lead back to the plate. */}
      <div className={styles.body} {...fields}>
        {children}
      </div>
      <footer className={styles.foot}>
        <Button
          size="small"
          variant="quiet"
          icon="remove"
          blockedBecause={isEmpty ? `${label} is empty.` : null}
          onClick={clear}
        >
          Clear {noun}
        </Button>
        <span className={styles.spring} />
        <span className={styles.keys}>
          <kbd>Del</kbd> clears, <kbd>Ctrl Z</kbd> undoes
        </span>
      </footer>
      <p className="cs-visually-hidden" role="status">
        {sentences.join(' ')}
      </p>
    </section>
  );
}
