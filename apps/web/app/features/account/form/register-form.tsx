import {
  accountFaultMessage,
  checkRegistration,
  passwordLimits,
  type TshirtSize,
  tshirtSizes,
} from '@cutsite/domain/account';
import { Button } from '@cutsite/ui/button';
import { PasswordField, SelectField, type SelectOption, TextField } from '@cutsite/ui/form';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { createNewUser, type NewUser, notSent, type Refusal } from '../calls/account-calls.ts';
import styles from './account-form.module.css';
import { typedText } from './typed-text.ts';
import { useFaultFocus } from './use-fault-focus.ts';

export interface RegisterFormProps {
  readonly onRegistered: (email: string, password: string) => void | Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

const sizes: readonly SelectOption<TshirtSize | ''>[] = [
  { value: '', label: 'None' },
  ...tshirtSizes.map((size) => ({ value: size, label: size })),
];

/** Opens an account (AC-19, AC-28). The same rules run here and in the service; a fault stands at its field. */
export function RegisterForm({ onRegistered, onFailure }: RegisterFormProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useFaultFocus(refusal);
  const [busy, setBusy] = useState(false);
  const errorAt = (field: string) => refusal?.fields[field];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const user = typedUser(new FormData(event.currentTarget));
    const faults = faultsOf(user);
    if (faults !== null) {
      setRefusal(faults);
      return;
    }
    setBusy(true);
    try {
      const outcome = await createNewUser(user);
      setRefusal(outcome.ok ? null : outcome.refusal);
      if (outcome.ok) await onRegistered(user.email, user.password);
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} method="post" noValidate>
      {refusal?.sentence && <FailureNotice failure={refusal}>{refusal.sentence}</FailureNotice>}
      <div className={styles.pair}>
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          required
          roomy
          error={errorAt('first_name')}
        />
        <TextField
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          required
          roomy
          error={errorAt('last_name')}
        />
      </div>
      <TextField
        label="Company or institution"
        name="company_name"
        autoComplete="organization"
        required
        roomy
        error={errorAt('company_name')}
      />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        required
        roomy
        error={errorAt('email')}
        hint="We will send a link there. You can order once you have opened it."
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        roomy
        error={errorAt('password')}
        hint={`At least ${passwordLimits.shortest} characters. A few words are better than one clever one.`}
      />
      <SelectField
        label="T-shirt size"
        name="tshirt_size"
        options={sizes}
        optional
        roomy
        error={errorAt('tshirt_size')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="roomy" block busy={busy}>
          Create account
        </Button>
      </div>
    </form>
  );
}

function typedUser(typed: FormData): NewUser {
  const text = (field: string) => typedText(typed, field);
  const size = text('tshirt_size');
  return {
    first_name: text('first_name').trim(),
    last_name: text('last_name').trim(),
    company_name: text('company_name').trim(),
    email: text('email').trim(),
    password: text('password'),
    tshirt_size: tshirtSizes.find((known) => known === size) ?? null,
  };
}

/** The domain's verdict in the form of a refusal, or null when there is nothing to correct. */
function faultsOf(user: NewUser): Refusal | null {
  const faults = checkRegistration({
    firstName: user.first_name,
    lastName: user.last_name,
    companyName: user.company_name,
    email: user.email,
    password: user.password,
  });
  if (faults.length === 0) return null;
  const fields = Object.fromEntries(faults.map((fault) => [fault.field, accountFaultMessage(fault)]));
  return { ...notSent, code: 'invalid_request', sentence: null, fields };
}
