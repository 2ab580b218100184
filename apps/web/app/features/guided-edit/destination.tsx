import { type GuidedAnswers, type GuidedDestination, specialistAddress } from '@cutsite/domain/guided-edit';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { type Ref, useState } from 'react';
import { keepStart } from '../../platform/between-pages/kept-start.ts';
import { searchOf } from './answers-address.ts';
import { DestinationFacts } from './destination-facts.tsx';
import styles from './guided-edit.module.css';

interface DestinationProps {
  readonly destination: GuidedDestination;
  readonly answers: GuidedAnswers;
  /** Gene, organism and cells in words; empty: none was said. */
  readonly about: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onChange: () => void;
}

/** What fits, with the answers that led to it; then what was close, and a person to ask. */
export function Destination({ destination, answers, about, heading, onChange }: DestinationProps) {
  const { title, what, address, isRequest, sells, start, reasons, close } = destination;
  const { genome, cellLine, genes } = start;
  const isFilled = isRequest || genome !== null || cellLine !== '' || genes.length > 0;
  // A project of its own, so that nothing is written into one that was begun.
  const [projectId] = useState(() => crypto.randomUUID());
  const opened = (to: string) => (to.startsWith('/order/') ? `${to}?project=${projectId}` : to);
  const keep = (to: string) => {
    if (to.startsWith('/order/')) keepStart(start);
  };
  return (
    <section className={styles.destination} aria-labelledby="destination">
      <header>
        <div>
          <p>What fits{about === '' ? '' : `: ${about}`}</p>
          <h2 id="destination" ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <div className={styles.buttons}>
          <Button variant="glass" icon="edit" onClick={onChange}>
            Change answers
          </Button>
          <SendToColleague answers={answers} />
        </div>
      </header>
      <div className={styles.places}>
        <div className={styles.place}>
          <Pill tone="success" icon="check">
            Recommended
          </Pill>
          <p>{what}</p>
          <ul className={styles.reasons}>
            {reasons.map(({ said, so }) => (
              <li key={said}>
                <Icon name="check" />
                <span>
                  You said <b>{said}</b>: {so}.
                </span>
              </li>
            ))}
          </ul>
          <DestinationFacts sells={sells} cellLine={cellLine} />
          <div className={styles.buttons}>
            <ButtonLink variant="primary" size="roomy" href={opened(address)} onClick={() => keep(address)}>
              {isRequest ? 'Open the request' : 'Open the order screen'}
            </ButtonLink>
            {isFilled ? <small className="cs-muted">Your answers are filled in there.</small> : null}
          </div>
        </div>
        {close.map((other) => (
          <div key={other.name} className={styles.place}>
            <Pill tone="neutral">{other.forWhom}</Pill>
            <h3>{other.title}</h3>
            <ul className={styles.reasons}>
              {other.against.map((reason) => (
                <li key={reason}>
                  <Icon name="info" />
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
            <DestinationFacts sells={other.sells} cellLine={cellLine} />
            <div className={styles.buttons}>
              <ButtonLink
                href={opened(other.address)}
                aria-label={`Choose this instead: ${other.title}`}
                onClick={() => keep(other.address)}
              >
                Choose this instead
              </ButtonLink>
            </div>
          </div>
        ))}
      </div>
      <footer>
        <p>
          <b>Not what you had in mind?</b> Send your answers to a specialist, who writes back to you.
        </p>
        <ButtonLink href={specialistAddress(answers)}>Ask a specialist</ButtonLink>
      </footer>
    </section>
  );
}

/** Copies an address that opens these answers elsewhere; where the browser refuses to copy, it is shown. */
function SendToColleague({ answers }: { readonly answers: GuidedAnswers }) {
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  async function copy() {
    const address = new URL(searchOf('result', answers), location.href).href;
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <>
      <Button variant="glass" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {copied ? 'Link copied' : 'Copy a link for a colleague'}
      </Button>
      <span role="status" className={styles.link}>
        {copied ? 'Whoever opens the link sees these answers.' : null}
        {!copied && link !== null ? (
          <input
            readOnly
            aria-label="Link to these answers"
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : null}
      </span>
    </>
  );
}
