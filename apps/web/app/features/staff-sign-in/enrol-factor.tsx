import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { canUsePasskeys, createPasskey } from '@cutsite/ui/passkey';
import { type FormEvent, useState } from 'react';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import { type Answer, type BegunTotp, type OpenedLink, staffCalls } from './staff-calls.ts';
import styles from './staff-sign-in.module.css';
import { typedCode } from './typed-code.ts';

interface EnrolFactorProps {
  readonly token: string;
  readonly link: OpenedLink;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
}

const noPasskey = 'No passkey was made. Try again, or use an app that shows codes.';

/** An app that shows codes, or a passkey, by the link that was opened (OF-10). */
export function EnrolFactor({ token, link, onEnrolled }: EnrolFactorProps) {
  const [begun, setBegun] = useState<BegunTotp | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const showFailure = useFailureDialog();

  async function send<T>(ask: () => Promise<Answer<T>>, then: (value: T) => void) {
    setBusy(true);
    try {
      const answer = await ask();
      setRefusal(answer.ok ? null : answer.sentence);
      if (answer.ok) then(answer.value);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const enrolPasskey = () =>
    send(
      async () => {
        const asked = await staffCalls.beginPasskey(token);
        if (!asked.ok) return asked;
        const response = await createPasskey(asked.value.options);
        if (response === null) return { ok: false, sentence: noPasskey, code: null } as const;
        return staffCalls.finishPasskey(token, response);
      },
      ({ recovery_codes: codes }) => onEnrolled(codes),
    );

  function enrolApp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = typedCode(event.currentTarget);
    void send(
      () => staffCalls.finishTotp(token, code),
      ({ recovery_codes: codes }) => onEnrolled(codes),
    );
  }

  const { host, reason } = link.passkey;
  return (
    <>
      {refusal === null ? null : (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      )}
      {begun === null ? (
        <div className={styles.form}>
          <Button
            variant="primary"
            size="roomy"
            block
            busy={busy}
            onClick={() => void send(() => staffCalls.beginTotp(token), setBegun)}
          >
            Use an app that shows codes
          </Button>
          {canUsePasskeys(host) ? (
            <Button size="roomy" block busy={busy} onClick={() => void enrolPasskey()}>
              Use a passkey of this device
            </Button>
          ) : (
            <p className={styles.quiet}>
              {reason ?? `Passkeys of this store work on pages at ${host ?? ''} alone. Open this link there.`}
            </p>
          )}
        </div>
      ) : (
        <form className={styles.form} onSubmit={enrolApp} method="post">
          <p>Scan this with your app, or type the secret into it. Then enter the code that it shows.</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${begun.qr.size} ${begun.qr.size}`}
            role="img"
            aria-label="QR code with the secret below"
          >
            <path d={begun.qr.path} />
          </svg>
          <p className={styles.secret}>
            <span className="cs-visually-hidden">Secret: </span>
            <code>{begun.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          </p>
          <TextField label="Code" name="code" required roomy mono autoComplete="one-time-code" inputMode="numeric" />
          <Button type="submit" variant="primary" size="roomy" block busy={busy}>
            Enrol
          </Button>
        </form>
      )}
    </>
  );
}
