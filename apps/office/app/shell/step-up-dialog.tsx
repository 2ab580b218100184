import { askForPasskey, getStaffMe, giveSecondFactor } from '@cutsite/contracts/staff';
import type { FactorKind } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import { canUsePasskeys, givePasskey } from '@cutsite/ui/passkey';
import { NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../platform/button.tsx';
import { call } from '../platform/call.ts';
import { Dialog } from '../platform/dialog.tsx';
import { endStepUp, useStepUpAsked } from '../platform/step-up.ts';
import styles from './shell.module.css';

const labels: Readonly<Record<Exclude<FactorKind, 'passkey'>, string>> = {
  totp: 'The code of the app',
  recovery_code: 'A recovery code',
  demo_code: 'The code that the demo printed at its start',
};
const isTyped = (way: FactorKind): way is keyof typeof labels => way !== 'passkey';

/** Asks for the second factor again; what was asked for waits behind it, and goes on once it is given (OF-12). */
export function StepUpDialog() {
  const isAsked = useStepUpAsked();
  const { pathname } = useLocation();
  // Whoever leaves the page has given up what was asked for on it. A page that is left for good ends it itself.
  useEffect(() => () => endStepUp(false), [pathname]);
  return (
    <Dialog
      opened={isAsked}
      onClose={() => endStepUp(false)}
      title="Your second factor, once more"
      // Above the dialog whose button asked for it.
      zIndex={400}
    >
      {isAsked && <StepUpForm />}
    </Dialog>
  );
}

function StepUpForm() {
  const client = useQueryClient();
  const { data: me, error } = useQuery({
    queryKey: ['staff', 'factors'],
    queryFn: () => call(getStaffMe),
    staleTime: 0,
  });
  const give = useMutation({
    mutationFn: ({ kind, proof }: { readonly kind: FactorKind; readonly proof: string }) =>
      call(giveSecondFactor, { body: { for: 'step_up', kind, proof } }),
    onSuccess: async () => {
      // Whoever shows until when it holds knows it before the dialog is gone.
      await client.invalidateQueries({ queryKey: ['staff', 'factors'] });
      endStepUp(true);
    },
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const { options } = await call(askForPasskey);
      const proof = await givePasskey(options);
      if (proof === null) throw new Error('No passkey was given. Try again, or use another way.');
      await give.mutateAsync({ kind: 'passkey', proof });
    },
  });
  const ways = me?.ways ?? [];
  const hasPasskey = ways.includes('passkey') && canUsePasskeys(me?.passkey.host ?? null);
  const refused = error ?? passkey.error ?? give.error;
  return (
    <div className={styles.stepUp}>
      <p>What you asked for goes on by itself afterwards. The factor then holds for ten minutes.</p>
      {hasPasskey && (
        <Button data-autofocus busy={passkey.isPending} onClick={() => passkey.mutate()}>
          Use your passkey
        </Button>
      )}
      <CodeForm
        ways={ways.filter(isTyped)}
        isOnly={!hasPasskey}
        isPending={give.isPending}
        onGive={(kind, proof) => {
          passkey.reset();
          give.mutate({ kind, proof });
        }}
      />
      {refused !== null && (
        <Notice tone="error" role="alert">
          {refused.message}
        </Notice>
      )}
      {me !== undefined && ways.length === 0 && (
        <Notice tone="info">
          You have no second factor yet. An administrator can mail you a link to enrol one, on the page Staff.
        </Notice>
      )}
    </div>
  );
}

interface CodeFormProps {
  readonly ways: readonly (keyof typeof labels)[];
  /** There is no passkey above it. */
  readonly isOnly: boolean;
  readonly isPending: boolean;
  readonly onGive: (kind: keyof typeof labels, proof: string) => void;
}

function CodeForm({ ways, isOnly, isPending, onGive }: CodeFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [proof, setProof] = useState('');
  const kind = ways.find((way) => way === chosen) ?? ways[0];
  if (kind === undefined) return null;
  return (
    <form
      className={styles.stepUp}
      onSubmit={(event) => {
        event.preventDefault();
        if (proof.trim() !== '') onGive(kind, proof.trim());
      }}
    >
      {ways.length > 1 && (
        <NativeSelect
          label="By"
          value={kind}
          data={ways.map((way) => ({ value: way, label: labels[way] }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={labels[kind]}
        required
        data-autofocus={isOnly || undefined}
        autoComplete="one-time-code"
        value={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
      <Button type="submit" variant={isOnly ? 'filled' : 'default'} disabled={proof.trim() === ''} busy={isPending}>
        Go on
      </Button>
    </form>
  );
}
