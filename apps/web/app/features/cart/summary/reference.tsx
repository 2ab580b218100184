import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useReadAgain } from '../calls/use-read-again.ts';
import { setReference } from './order-text.ts';
import styles from './summary.module.css';

interface ReferenceProps {
  readonly orderId: string;
  readonly reference: string | null;
}

/** The customer's own reference (CA-21, CA-22): saved by Enter or the button, taken off when it is empty. */
export function Reference({ orderId, reference }: ReferenceProps) {
  const readAgain = useReadAgain();
  const kept = reference ?? '';
  // Null: nothing was typed since it was saved.
  const [typed, setTyped] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: (text: string) => setReference(orderId, text),
    onSuccess: async () => {
      await readAgain();
      setTyped(null);
    },
  });
  const text = typed ?? kept;
  const isChanged = text.trim() !== kept;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !change.isPending) change.mutate(text);
  }

  return (
    <form className={styles.line} onSubmit={submit} noValidate>
      <TextField
        label="Your reference"
        autoComplete="off"
        value={text}
        hint={hint(isChanged, change.isSuccess)}
        error={change.error?.message}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          change.reset();
        }}
      />
      <Button
        type="submit"
        busy={change.isPending}
        aria-label="Save your reference"
        blockedBecause={isChanged ? null : 'Nothing has changed.'}
      >
        Save
      </Button>
    </form>
  );
}

function hint(isChanged: boolean, isSaved: boolean): string {
  if (isChanged) return 'Not saved yet.';
  return isSaved ? 'Saved. Printed on every document.' : 'Printed on every document.';
}
