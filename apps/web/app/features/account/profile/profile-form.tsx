import type { CurrentUser } from '@cutsite/contracts/account';
import {
  accountFaultMessage,
  checkProfile,
  marketingConsent,
  normaliseEmail,
  type TshirtSize,
  tshirtSizes,
} from '@cutsite/domain/account';
import { Button } from '@cutsite/ui/button';
import { Checkbox, PasswordField, SelectField, type SelectOption, TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { type FormEvent, useState } from 'react';
import { useFailureDialog } from '../../../platform/failure/failure-dialog.tsx';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { useRefreshVisitor } from '../../../platform/visitor.ts';
import { notSent, type ProfileChange, updateUser } from '../calls/account-calls.ts';
import { useSubmit } from '../calls/use-submit.ts';
import styles from '../form/account-form.module.css';
import { typedText } from '../form/typed-text.ts';
import { useFaultFocus } from '../form/use-fault-focus.ts';

const sizes: readonly SelectOption<TshirtSize | ''>[] = [
  { value: '', label: 'None' },
  ...tshirtSizes.map((size) => ({ value: size, label: size })),
];

/** The profile (AC-29). The same rules run here and in the service. */
export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const submit = useSubmit(useFailureDialog());
  const form = useFaultFocus(submit.refusal);
  const refreshVisitor = useRefreshVisitor();
  const errorAt = (field: string) => submit.refusal?.fields[field];
  const [email, setEmail] = useState(user.pending_email ?? user.email);
  // The address is the key to the account. One that waits already has been asked for with the password.
  const isNewAddress = ![user.email, user.pending_email ?? user.email]
    .map(normaliseEmail)
    .includes(normaliseEmail(email));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const profile = typedProfile(new FormData(event.currentTarget));
    const fields = faultsOf(profile);
    if (Object.keys(fields).length > 0) {
      submit.refuse({ ...notSent, code: 'invalid_request', sentence: null, fields });
      return;
    }
    if (await submit.send(() => updateUser(profile))) await refreshVisitor();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} method="post" noValidate>
      {submit.refusal?.sentence && Object.keys(submit.refusal.fields).length === 0 ? (
        <FailureNotice failure={submit.refusal}>{submit.refusal.sentence}</FailureNotice>
      ) : null}
      <div className={styles.pair}>
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          defaultValue={user.first_name}
          roomy
          error={errorAt('first_name')}
        />
        <TextField
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          defaultValue={user.last_name}
          roomy
          error={errorAt('last_name')}
        />
      </div>
      <TextField
        label="Company or institution"
        name="company_name"
        autoComplete="organization"
        defaultValue={user.company_name}
        roomy
        error={errorAt('company_name')}
      />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        roomy
        error={errorAt('email')}
        hint={
          user.pending_email === null
            ? 'We start using a new address once you open the link that we send there.'
            : `Waiting for the link in the mail to ${user.pending_email}. Until then ${user.email} stays in use.`
        }
      />
      {isNewAddress ? (
        <PasswordField
          label="Current password, to change the address"
          name="current_password"
          autoComplete="current-password"
          required
          roomy
          error={errorAt('current_password')}
        />
      ) : null}
      <SelectField
        label="T-shirt size"
        name="tshirt_size"
        options={sizes}
        defaultValue={user.tshirt_size ?? ''}
        optional
        roomy
        error={errorAt('tshirt_size')}
      />
      <Checkbox name="marketing_consent" defaultChecked={user.marketing_consent} label={marketingConsent.sentence} />
      {submit.status === 'success' ? (
        <Notice tone="success" role="status">
          Saved.
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="primary" size="roomy" busy={submit.status === 'pending'}>
          Save the profile
        </Button>
      </div>
    </form>
  );
}

function typedProfile(typed: FormData): ProfileChange {
  const text = (field: string) => typedText(typed, field).trim();
  const size = text('tshirt_size');
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    company_name: text('company_name'),
    email: text('email'),
    tshirt_size: tshirtSizes.find((known) => known === size) ?? null,
    marketing_consent: typed.has('marketing_consent'),
    ...(typed.has('current_password') && { current_password: typedText(typed, 'current_password') }),
  };
}

function faultsOf(profile: ProfileChange): Record<string, string> {
  const faults = checkProfile({
    firstName: profile.first_name,
    lastName: profile.last_name,
    companyName: profile.company_name,
    email: profile.email,
  });
  return Object.fromEntries(faults.map((fault) => [fault.field, accountFaultMessage(fault)]));
}
