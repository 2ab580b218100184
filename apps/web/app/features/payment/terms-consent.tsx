import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { Checkbox } from '@cutsite/ui/form';
import { useState } from 'react';
import type { PayingProps } from './methods/paying-props.ts';

/** The terms of sale, accepted by a tick, or before: their version is kept with the order. */
export function useTerms({ terms }: OrderSummaryWire): PayingProps['terms'] {
  const [accepted, setAccepted] = useState(terms.accepted_version === terms.version);
  return {
    missing: accepted ? null : 'Please accept the terms of sale first.',
    consent: (
      <Checkbox
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        label={
          <>
            I accept the{' '}
            <a href="/terms" target="_blank" rel="noreferrer">
              terms of sale
            </a>{' '}
            of {terms.version}. For research use only.
          </>
        }
      />
    ),
  };
}
