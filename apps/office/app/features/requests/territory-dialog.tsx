import { setTerritory } from '@cutsite/contracts/advanced-request';
import { countries } from '@cutsite/domain/address';
import { requestTypeNames, requestTypes } from '@cutsite/domain/advanced-request';
import { Notice } from '@cutsite/ui/notice';
import { Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/button.tsx';
import { CallRefused, call } from '../../platform/call.ts';
import { Dialog } from '../../platform/dialog.tsx';
import type { TerritoryOfRep } from './request-queries.ts';
import styles from './requests.module.css';
import { looksAfterText } from './territory-text.ts';

interface TerritoryDialogProps {
  /** As it is kept now; it may have become another since the dialog was opened. */
  readonly rep: TerritoryOfRep;
  readonly onClose: () => void;
  readonly onDone: (kept: TerritoryOfRep) => void;
}

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

/** Sets what a sales representative looks after. Where somebody else was faster, both are shown and nothing is lost. */
export function TerritoryDialog({ rep, onClose, onDone }: TerritoryDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(() => {
    const { territory, phone } = rep;
    return { territory, phone, countries: [...rep.countries], request_types: [...rep.request_types] };
  });
  // The revision that was read when the dialog was opened, or shown after a refusal.
  const [revision, setRevision] = useState(rep.revision);
  const type = (changes: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changes }));
  const set = useMutation({
    mutationFn: () => call(setTerritory, { params: { id: rep.id }, body: { ...typed, revision } }),
    onSuccess: async (kept) => {
      await client.invalidateQueries({ queryKey: ['requests', 'territories'] });
      onDone(kept);
    },
    onError: () => client.invalidateQueries({ queryKey: ['requests', 'territories'] }),
  });
  const faults = set.error instanceof CallRefused ? (set.error.refused.problem.field_errors ?? {}) : {};
  const isOvertaken = rep.revision !== revision;
  return (
    <Dialog opened onClose={onClose} title={`What ${rep.name} looks after`}>
      <form
        className={styles.column}
        onSubmit={(event) => {
          event.preventDefault();
          if (!set.isPending) set.mutate();
        }}
      >
        <TextInput
          label="Territory"
          description="As customers read it, for example Central Europe."
          value={typed.territory}
          error={faults['territory']?.join(' ')}
          onChange={(event) => type({ territory: event.currentTarget.value })}
        />
        <TextInput
          label="Telephone"
          description="Shown to customers whose requests they answer."
          type="tel"
          value={typed.phone}
          error={faults['phone']?.join(' ')}
          onChange={(event) => type({ phone: event.currentTarget.value })}
        />
        <Checkbox.Group
          label="Types of requests"
          description="None ticked: all types."
          value={typed.request_types}
          onChange={(chosen) => type({ request_types: requestTypeNames.filter((name) => chosen.includes(name)) })}
        >
          <div className={styles.ticks}>
            {requestTypeNames.map((name) => (
              <Checkbox key={name} value={name} label={requestTypes[name].label} />
            ))}
          </div>
        </Checkbox.Group>
        <MultiSelect
          label="Countries"
          description="None chosen: all countries."
          placeholder="Type a country"
          data={countryOptions}
          value={typed.countries}
          searchable
          hidePickedOptions
          error={faults['countries']?.join(' ')}
          onChange={(chosen) => type({ countries: chosen })}
        />
        {isOvertaken ? (
          <Notice tone="warnMajor" role="alert">
            <p>
              Somebody else changed it meanwhile. It now is: {looksAfterText(rep)}
              {rep.territory === '' ? '' : `, “${rep.territory}”`}
              {rep.phone === '' ? '' : `, ${rep.phone}`}.
            </p>
            <Button size="compact-xs" variant="default" onClick={() => setRevision(rep.revision)}>
              Keep what stands in this form
            </Button>
          </Notice>
        ) : (
          set.error !== null &&
          Object.keys(faults).length === 0 && (
            <Notice tone="error" role="alert">
              {set.error.message}
            </Notice>
          )
        )}
        <Button type="submit" disabled={isOvertaken} busy={set.isPending}>
          Set what {rep.name} looks after
        </Button>
      </form>
    </Dialog>
  );
}
