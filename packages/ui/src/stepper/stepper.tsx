import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './stepper.module.css';

export interface StepperStep {
  readonly label: string;
  readonly state: 'done' | 'now' | 'later';
}

export interface StepperProps {
  /** What the steps lead through. */
  readonly label: string;
  readonly steps: readonly StepperStep[];
}

const spoken = { done: ', done', now: ', current step', later: ', not yet' } as const;

/** Where one is on a way of a few steps. It shows and does nothing else. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={classNames(step.state !== 'later' && styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {step.state === 'done' ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span className={styles.label}>
            {step.label}
            <span className="cs-visually-hidden">{spoken[step.state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
