import { getStaffMe, giveSecondFactor } from '@cutsite/contracts/staff';
import { Notice } from '@cutsite/ui/notice';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../platform/call.ts';
import { endStepUp, useStepUpAsked } from '../platform/step-up.ts';
import styles from './shell.module.css';

const labels: Readonly<Record<string, string>> = {
  totp: 'The code of the app',
  recovery_code: 'A recovery code',
  demo_code: 'The code that the demo printed at its start',
};

/** Asks for the second factor again; what was typed behind it stays, and is sent by pressing its button again. */
export function StepUpDialog() {
  const isAsked = useStepUpAsked();
  return (
    <Modal
      opened={isAsked}
      onClose={endStepUp}
      title="Your second factor, once more"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {isAsked && <StepUpForm />}
    </Modal>
  );
}

function StepUpForm() {
  const me = useQuery({ queryKey: ['staff', 'factors'], queryFn: () => call(getStaffMe), staleTime: 0 });
  const ways = (me.data?.ways ?? []).filter((way) => way in labels);
  const [chosen, setChosen] = useState<string | null>(null);
  const [proof, setProof] = useState('');
  const kind = ways.find((way) => way === chosen) ?? ways[0];
  const give = useMutation({
    mutationFn: async () => {
      if (kind !== undefined) await call(giveSecondFactor, { body: { for: 'step_up', kind, proof: proof.trim() } });
    },
    onSuccess: endStepUp,
  });
  return (
    <form
      className={styles.stepUp}
      onSubmit={(event) => {
        event.preventDefault();
        give.mutate();
      }}
    >
      <p>It then holds for ten minutes. Press the button that you came from again afterwards.</p>
      {ways.length > 1 && (
        <NativeSelect
          label="By"
          value={kind ?? ''}
          data={ways.map((way) => ({ value: way, label: labels[way] ?? way }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={kind === undefined ? 'Code' : labels[kind]}
        required
        data-autofocus
        autoComplete="one-time-code"
        value={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
      {give.error !== null && <Notice tone="error">{give.error.message}</Notice>}
      <Button type="submit" disabled={proof.trim() === '' || kind === undefined} loading={give.isPending}>
        Go on
      </Button>
    </form>
  );
}
