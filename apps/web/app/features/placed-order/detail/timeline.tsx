import type { PlacedShipmentWire } from '@cutsite/contracts/placed-order';
import { classNames } from '@cutsite/ui/class-names';
import { Icon } from '@cutsite/ui/icon';
import { expectedDayText, momentText } from '../../../platform/day-text.ts';
import styles from './timeline.module.css';

type Step = PlacedShipmentWire['timeline'][number];

const spoken = { done: 'done', current: 'now', next: 'to come' } as const;

/** What has happened and when, what is going on, and what is expected. */
export function Timeline({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <TimelineItem key={step.step} step={step} />
      ))}
    </ol>
  );
}

function TimelineItem({ step }: { readonly step: Step }) {
  const when = whenText(step);
  return (
    <li
      className={classNames(step.state !== 'next' && styles[step.state])}
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {step.state === 'done' ? <Icon name={step.step === 'cancelled' ? 'close' : 'check'} size={14} /> : <i />}
      </span>
      <div>
        <b>
          {step.label}
          <span className="cs-visually-hidden">, {spoken[step.state]}</span>
        </b>
        {when === '' ? null : <small>{when}</small>}
        {step.note === '' ? null : <p>{step.note}</p>}
      </div>
    </li>
  );
}

function whenText({ state, at, expected }: Step): string {
  if (state === 'current') return at === null ? '' : `since ${momentText(at)}`;
  if (at !== null) return momentText(at);
  return expected === null ? '' : `expected by ${expectedDayText(expected)}`;
}
