import {
  type CreditType,
  checkRefillAmount,
  creditTypes,
  refillMessage,
  refillSteps,
} from '@cutsite/domain/edit-credit';
import { formatDecimal, moneyText } from '@cutsite/domain/money';
import { Button } from '@cutsite/ui/button';
import { SelectField, TextField } from '@cutsite/ui/form';
import { useRef, useState } from 'react';
import type { CardNetwork } from '../../platform/card/card-network.ts';
import { useCardEntry } from '../../platform/card/use-card-entry.tsx';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { usePageRestored } from '../../platform/use-page-restored.ts';
import styles from './credit.module.css';
import { buyCredit } from './credit-calls.ts';

interface RefillFormProps {
  readonly network: CardNetwork;
  /** No further account fits. */
  readonly isFull: boolean;
  /** The customer has edit credit of their own, which a refill tops up. */
  readonly hasOwn: boolean;
  readonly limit: number;
  /** The refill that is to be watched. */
  readonly onBought: (purchaseId: string) => void;
}

const kinds = Object.keys(creditTypes) as CreditType[];

/** An amount, the kind of credit, and the card that pays for it (PA-11, PA-15). */
export function RefillForm({ network, isFull, hasOwn, limit, onBought }: RefillFormProps) {
  const [amount, setAmount] = useState('');
  const [kind, setKind] = useState<CreditType>('edit_credit');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const intent = useRef<{ readonly what: string; readonly key: string } | null>(null);
  const checked = checkRefillAmount(amount);
  const entry = useCardEntry(network, checked.ok ? checked.value.minor : 0);
  usePageRestored(() => setBusy(false));
  const opensOne = kind === 'gift_card' || !hasOwn;
  const full = `You have the maximum number of credit accounts: ${limit}.`;
  const blockedBecause = isFull && opensOne ? full : entry.blockedBecause;

  async function buy() {
    setAsked(true);
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const confirm = await entry.check();
    if (!checked.ok || confirm === null) return setBusy(false);
    const wanted = { amount: formatDecimal(checked.value), creditType: kind };
    const what = JSON.stringify(wanted);
    // The same refill goes under the same key: a second card after a declined one pays the same purchase.
    if (intent.current?.what !== what) intent.current = { what, key: crypto.randomUUID() };
    try {
      const { purchaseId, shown } = await buyCredit({ ...wanted, key: intent.current.key }, confirm);
      if (shown.kind === 'go') return location.assign(shown.to);
      if (shown.kind === 'taken') return onBought(purchaseId);
      setRefusal(new Error(shown.sentence));
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure : new Error(String(failure)));
    }
    setBusy(false);
  }

  return (
    <>
      <SelectField
        label="What"
        roomy
        value={kind}
        hint={creditTypes[kind].meaning}
        options={kinds.map((value) => ({ value, label: creditTypes[value].label }))}
        onValueChange={setKind}
      />
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        roomy
        value={amount}
        error={asked && !checked.ok ? refillMessage(checked.error) : null}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <div className={styles.steps}>
        {refillSteps.map((step) => (
          <Button key={step.minor} size="small" onClick={() => setAmount(String(step.minor / 100))}>
            {moneyText(step)}
          </Button>
        ))}
      </div>
      {entry.fields}
      {refusal !== null && <FailureNotice failure={refusal}>{refusal.message}</FailureNotice>}
      <Button
        variant="primary"
        size="roomy"
        block
        busy={busy}
        blockedBecause={blockedBecause}
        onClick={() => void buy()}
      >
        {checked.ok ? `Pay ${moneyText(checked.value)}` : 'Pay'}
      </Button>
      {blockedBecause !== null && <p className="cs-muted cs-small">{blockedBecause}</p>}
    </>
  );
}
