import type { StaffMe } from '@cutsite/contracts/staff';
import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { canUsePasskeys, givePasskey } from '@cutsite/ui/passkey';
import { type FormEvent, useState } from 'react';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import { type Answer, staffCalls } from './staff-calls.ts';
import styles from './staff-sign-in.module.css';
import { typedCode } from './typed-code.ts';

const noPasskey = 'No passkey was given. Try again, or use another way.';

/** The second factor after the password: a code, a passkey, or a recovery code (OF-9). */
export function GiveFactor({ me, onGiven }: { readonly me: StaffMe; readonly onGiven: () => void }) {
  const hasApp = me.ways.includes('totp');
  const hasPasskey = me.ways.includes('passkey');
  const [kind, setKind] = useState<'totp' | 'recovery_code'>(hasApp ? 'totp' : 'recovery_code');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const showFailure = useFailureDialog();

  async function send(give: () => Promise<Answer<unknown>>) {
    setBusy(true);
    try {
      const answer = await give();
      setRefusal(answer.ok ? null : answer.sentence);
      if (answer.ok) onGiven();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = typedCode(event.currentTarget);
    void send(() => staffCalls.give({ for: 'sign_in', kind, proof }));
  }

  const sendPasskey = () =>
    send(async () => {
      const asked = await staffCalls.askForPasskey();
      if (!asked.ok) return asked;
      const proof = await givePasskey(asked.value.options);
      if (proof === null) return { ok: false, sentence: noPasskey, code: null };
      return staffCalls.give({ for: 'sign_in', kind: 'passkey', proof });
    });

  const isCode = kind === 'totp';
  return (
    <>
      {refusal === null ? null : (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      )}
      {hasPasskey && canUsePasskeys(me.passkey.host) && (
        <Button variant="primary" size="roomy" block busy={busy} onClick={() => void sendPasskey()}>
          Use your passkey
        </Button>
      )}
      {hasPasskey && !canUsePasskeys(me.passkey.host) && (
        <p
          className={styles.quiet}
        >{`Your passkey works on pages at ${me.passkey.host ?? 'another address'} alone.`}</p>
      )}
      <form className={styles.form} onSubmit={sendCode} method="post">
        <TextField
          key={kind}
          label={isCode ? 'Code of your app' : 'Recovery code'}
          name="code"
          required
          roomy
          mono
          autoComplete={isCode ? 'one-time-code' : 'off'}
          inputMode={isCode ? 'numeric' : 'text'}
          hint={
            isCode
              ? 'Six digits; each code works once.'
              : 'One of those that were shown when you enrolled; each works once.'
          }
        />
        <Button type="submit" variant={hasPasskey ? 'default' : 'primary'} size="roomy" block busy={busy}>
          Go on
        </Button>
      </form>
      {hasApp && (
        <Button variant="quiet" onClick={() => setKind(isCode ? 'recovery_code' : 'totp')}>
          {isCode ? 'Use a recovery code' : 'Use the code of your app'}
        </Button>
      )}
      <p className={styles.quiet}>
        Lost it? An administrator can send you a link to enrol another one, with the reason kept.
      </p>
    </>
  );
}
