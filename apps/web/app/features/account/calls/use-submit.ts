import { useState } from 'react';
import type { Outcome, Refusal } from './account-calls.ts';

/** Where a form stands (AC-23); null: not sent yet. */
export type SubmitStatus = null | 'pending' | 'success' | 'error' | 'success_acknowledge';

export interface Submit {
  readonly status: SubmitStatus;
  readonly refusal: Refusal | null;
  /** Sends once at a time; `done` is the state that success leads to. */
  readonly send: (call: () => Promise<Outcome>, done?: 'success' | 'success_acknowledge') => Promise<boolean>;
  /** Shows what is wrong before anything is sent. */
  readonly refuse: (refusal: Refusal) => void;
}

/** The state of one form. What the service fails at goes to `onFailure`, which can try again. */
export function useSubmit(onFailure: (error: unknown) => void): Submit {
  const [status, setStatus] = useState<SubmitStatus>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    status,
    refusal,
    refuse: (found) => {
      setRefusal(found);
      setStatus('error');
    },
    send: async (call, done = 'success') => {
      if (status === 'pending') return false;
      setStatus('pending');
      try {
        const outcome = await call();
        setRefusal(outcome.ok ? null : outcome.refusal);
        setStatus(outcome.ok ? done : 'error');
        return outcome.ok;
      } catch (error) {
        setStatus('error');
        onFailure(error);
        return false;
      }
    },
  };
}
