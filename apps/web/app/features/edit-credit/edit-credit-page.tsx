import type { CreditAccountWire } from '@cutsite/contracts/edit-credit';
import { creditTypes } from '@cutsite/domain/edit-credit';
import { amountText } from '@cutsite/domain/money';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cardFieldsOf } from '../../platform/card/card-network.ts';
import { useSearchParameter } from '../../platform/in-browser.ts';
import styles from './credit.module.css';
import { cardNetworkQuery, editCreditQuery, readCreditLedger } from './credit-calls.ts';
import { CreditFrame, NotRead, Waiting } from './credit-frame.tsx';
import { Ledger } from './ledger.tsx';
import { PurchaseOutcome } from './purchase-outcome.tsx';
import { RefillForm } from './refill-form.tsx';

/** Edit credit and gift cards: balances, what came in and went out, and a refill by card (ruling 17). */
export function EditCreditPage({ signIn }: { readonly signIn: ReactNode }) {
  return (
    <CreditFrame
      title="Edit credit and gift cards"
      intro="Pay in advance, spend order by order. An order draws on all of your credit together, the oldest first."
      signIn={signIn}
    >
      <Accounts />
    </CreditFrame>
  );
}

function Accounts() {
  const { data, error, refetch } = useQuery(editCreditQuery);
  const { data: network } = useQuery(cardNetworkQuery);
  const fields = network === undefined ? null : cardFieldsOf(network);
  const returned = useSearchParameter('purchase');
  const [bought, setBought] = useState<string | null>(null);
  const watched = bought ?? returned ?? null;
  if (data === undefined) return error === null ? <Waiting /> : <NotRead error={error} retry={() => void refetch()} />;
  return (
    <div className={styles.columns}>
      <div className={styles.accounts}>
        <p className={styles.sum}>
          <b>{amountText(data.balance)}</b> to spend
        </p>
        {data.accounts.length === 0 && <p>You have no edit credit yet. A refill opens your account.</p>}
        {data.accounts.map((account) => (
          <Account key={account.id} account={account} />
        ))}
      </div>
      <section className={`cs-card ${styles.card}`} aria-labelledby="refill">
        <h2 id="refill">Buy credit</h2>
        {watched !== null && <PurchaseOutcome key={watched} id={watched} />}
        {fields === 'none' && <p>Card payment is not available yet. Please ask us for credit.</p>}
        {network !== undefined && fields !== 'none' && (
          <RefillForm
            key={bought}
            network={network}
            isFull={data.num_gift_cards >= data.gift_card_limit}
            hasOwn={data.accounts.some((account) => account.credit_type === 'edit_credit')}
            limit={data.gift_card_limit}
            onBought={setBought}
          />
        )}
      </section>
    </div>
  );
}

function Account({ account }: { readonly account: CreditAccountWire }) {
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby={account.id}>
      <div className={styles.head}>
        <h2 id={account.id}>{account.code}</h2>
        <b>{amountText(account.balance)}</b>
      </div>
      <p>
        <Pill>{creditTypes[account.credit_type].label}</Pill>
      </p>
      <Ledger id={account.id} label={`Entries of ${account.code}`} read={readCreditLedger(account.id)} />
    </section>
  );
}
