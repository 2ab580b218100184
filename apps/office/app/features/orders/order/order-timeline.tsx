import { Icon } from '@cutsite/ui/icon';
import { momentText, utcDayText } from '../../../platform/moment-text.ts';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { temperatureLabels } from '../order-text.ts';
import timeline from './order-timeline.module.css';

type Box = StaffOrder['order']['shipments'][number];
type Step = Box['timeline'][number];

/** Steps that all of an order takes together; from there on each box goes its own way. */
const together: readonly Step['step'][] = ['confirmed', 'in_review', 'in_production', 'cancelled'];
const spoken = { done: 'done', current: 'now', next: 'to come' } as const;

/** What has happened to an order and when, where it is, and what is expected of each box (mock-up 24). */
export function OrderTimeline({ order }: Pick<StaffOrder, 'order'>) {
  const [first] = order.shipments;
  if (first === undefined) return null;
  const hasSeveral = order.shipments.length > 1;
  const ofBox = (box: Box) => box.timeline.filter(({ step }) => !together.includes(step));
  return (
    <section className={styles.card} aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <ol className={timeline.steps}>
        {first.timeline
          .filter(({ step }) => together.includes(step))
          .map((step) => (
            <TimelineStep key={step.step} step={step} of={null} />
          ))}
        {order.shipments.flatMap((box) =>
          ofBox(box).map((step) => (
            <TimelineStep
              key={`${box.id} ${step.step}`}
              step={step}
              of={hasSeveral ? temperatureLabels[box.temperature] : null}
            />
          )),
        )}
      </ol>
    </section>
  );
}

function TimelineStep({ step, of }: { readonly step: Step; readonly of: string | null }) {
  return (
    <li data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
      <span className={timeline.mark} aria-hidden="true">
        {step.state === 'done' && <Icon name={step.step === 'cancelled' ? 'close' : 'check'} size={12} />}
      </span>
      <span>
        {of === null ? '' : `${of}: `}
        {of === null ? step.label : step.label.toLowerCase()}
        <span className="cs-visually-hidden">, {spoken[step.state]}</span>
        <small>{whenText(step)}</small>
      </span>
    </li>
  );
}

function whenText({ state, at, expected }: Step): string {
  if (at !== null) return state === 'current' ? `since ${momentText(at)}` : momentText(at);
  return expected === null ? '' : `expected by ${utcDayText(expected)}`;
}
