import { type GuidedAnswers, type GuidedDestination, specialistAddress } from '@cutsite/domain/guided-edit';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { type Ref, useState } from 'react';
import { keepStart } from '../../platform/on-the-way/kept-start.ts';
import styles from './guided-edit.module.css';

interface DestinationProps {
  readonly destination: GuidedDestination;
  readonly answers: GuidedAnswers;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onBack: () => void;
}

/** What fits, with the answers that led to it; then what was close, and a person to ask. */
export function Destination({ destination, answers, heading, onBack }: DestinationProps) {
  const { title, what, address, isRequest, start, reasons, close } = destination;
  const { genome, cellLine, genes } = start;
  const isFilled = isRequest || genome !== null || cellLine !== '' || genes.length > 0;
  // A project of its own, so that nothing is written into one that was begun.
  const [projectId] = useState(() => crypto.randomUUID());
  const opened = (to: string) => (to.startsWith('/order/') ? `${to}?project=${projectId}` : to);
  const keep = (to: string) => {
    if (to.startsWith('/order/')) keepStart(start);
  };
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="destination">
      <p>
        <Pill tone="success" icon="check">
          Recommended
        </Pill>
      </p>
      <h2 id="destination" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{what}</p>
      <ul className={styles.reasons}>
        {reasons.map(({ said, so }) => (
          <li key={said}>
            You said <b>{said}</b>: {so}.
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="roomy" icon="back" onClick={onBack}>
          Back
        </Button>
        <ButtonLink variant="primary" size="roomy" href={opened(address)} onClick={() => keep(address)}>
          {isRequest ? 'Open the request' : 'Open the order screen'}
        </ButtonLink>
      </div>
      {isFilled ? <p className="cs-muted cs-small">Your answers are filled in there.</p> : null}
      {close.length === 0 ? null : (
        <>
          <h3>Close to it</h3>
          <ul className={styles.reasons}>
            {close.map((other) => (
              <li key={other.name}>
                <a href={opened(other.address)} onClick={() => keep(other.address)}>
                  {other.title}
                </a>
                : {other.because}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Not what you had in mind? <a href={specialistAddress(answers)}>Send your answers to a person</a>
      </p>
    </section>
  );
}
