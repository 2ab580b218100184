import { useState } from 'react';
import type { CardEntry } from './card-entry.ts';
import { CardFields, noCard } from './card-fields.tsx';
import { readCard } from './card-rules.ts';
import { confirmAtNetwork } from './confirm-at-network.ts';

/** A card of the demo, typed into our own fields; slips are said from the first press on. */
export function useDemoCard(): CardEntry {
  const [typed, setTyped] = useState(noCard);
  const [today] = useState(() => new Date());
  const [asked, setAsked] = useState(false);
  const { card, faults } = readCard(typed, today);
  return {
    fields: <CardFields typed={typed} setTyped={setTyped} faults={asked ? faults : {}} />,
    blockedBecause: null,
    check: async () => {
      setAsked(true);
      return card === null ? null : (intent) => confirmAtNetwork(intent, card);
    },
  };
}
