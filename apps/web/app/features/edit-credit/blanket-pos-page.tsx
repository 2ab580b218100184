import type { BlanketPoWire } from '@cutsite/contracts/blanket-po';
import { amountText } from '@cutsite/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './credit.module.css';
import { blanketPosQuery, readBlanketLedger } from './credit-calls.ts';
import { CreditFrame, NotRead, Waiting } from './credit-frame.tsx';
import { Ledger } from './ledger.tsx';

/** The blanket purchase orders of a customer, what is left of each, and what was drawn (ruling 18). */
export function BlanketPosPage({ signIn }: { readonly signIn: ReactNode }) {
  return (
    <CreditFrame
      title="Blanket purchase orders"
      intro="One blanket PO pays for many orders. We set it up with your purchasing department."
      signIn={signIn}
    >
      <List />
    </CreditFrame>
  );
}

function List() {
  const { data, error, refetch } = useQuery(blanketPosQuery);
  if (data === undefined) return error === null ? <Waiting /> : <NotRead error={error} retry={() => void refetch()} />;
  if (data.length === 0) return <p>You have none yet.</p>;
  return data.map((one) => <BlanketPo key={one.id} one={one} />);
}

function BlanketPo({ one }: { readonly one: BlanketPoWire }) {
  const end = one.valid_until === null ? '' : `, ${one.has_ended ? 'ended' : 'until'} ${one.valid_until}`;
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby={one.id}>
      <div className={styles.head}>
        <h2 id={one.id}>{one.number}</h2>
        <b>{amountText(one.balance)}</b>
      </div>
      <p className="cs-muted">
        left of {amountText(one.amount)}
        {end}
      </p>
      <Ledger id={one.id} label={`What was drawn from ${one.number}`} read={readBlanketLedger(one.id)} />
    </section>
  );
}
