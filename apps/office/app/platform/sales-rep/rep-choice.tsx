import { listSalesReps } from '@cutsite/contracts/staff-order';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect } from '@mantine/core';
import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../button.tsx';
import { call } from '../call.ts';

/** Everybody of sales who can look after something, by name. */
export const salesRepsQuery = () =>
  queryOptions({ queryKey: ['sales-reps'], queryFn: () => call(listSalesReps), staleTime: 300_000 });

interface Rep {
  readonly id: string;
  readonly name: string;
}

type Status =
  | { readonly is: 'none' | 'pending' | 'success' }
  | { readonly is: 'failed'; readonly sentence: string; readonly again: () => void };

interface RepChoiceProps extends Pick<RepChoiceViewProps, 'label' | 'current' | 'blockedBecause'> {
  /** Sets somebody, or nobody: null. The one of the moment: what failed is tried with what was read since. */
  readonly write: (repId: string | null) => Promise<unknown>;
  /** What is read again afterwards. */
  readonly changes: QueryKey;
}

/** Who of sales looks after something, shown and set in place (OF-3, ruling 52). */
export function RepChoice({ write, changes, ...shown }: RepChoiceProps) {
  const client = useQueryClient();
  const reps = useQuery(salesRepsQuery());
  const assign = useMutation({
    mutationFn: ({ rep, how }: { readonly rep: string; readonly how: RepChoiceProps['write'] }) =>
      how(rep === '' ? null : rep),
    onSettled: () => client.invalidateQueries({ queryKey: changes }),
  });
  const choose = (rep: string) => assign.mutate({ rep, how: write });
  return (
    <RepChoiceView
      {...shown}
      wanted={assign.isPending ? assign.variables.rep : null}
      reps={reps.data?.sales_reps ?? []}
      list={
        reps.error === null || reps.data !== undefined
          ? { is: reps.isPending ? 'pending' : 'success' }
          : failed(reps.error, () => void reps.refetch())
      }
      change={
        assign.status === 'error'
          ? failed(assign.error, () => choose(assign.variables.rep))
          : { is: assign.status === 'idle' ? 'none' : assign.status }
      }
      onChoose={choose}
    />
  );
}

const failed = ({ message }: Error, again: () => void): Status => ({ is: 'failed', sentence: message, again });

interface RepChoiceViewProps {
  readonly label: string;
  /** Why nobody can be chosen here; null: somebody can. */
  readonly blockedBecause?: string | null;
  readonly current: Rep | null;
  /** Who was chosen and is being written; empty: nobody; null: nothing is on its way. */
  readonly wanted: string | null;
  readonly reps: readonly Rep[];
  readonly list: Status;
  readonly change: Status;
  readonly onChoose: (id: string) => void;
}

export function RepChoiceView(props: RepChoiceViewProps) {
  const { label, blockedBecause = null, current, wanted, reps, list, change, onChoose } = props;
  // Whoever is no representative any more, or whose list could not be read, stands in it all the same.
  const known = current === null || reps.some(({ id }) => id === current.id) ? reps : [...reps, current];
  return (
    <>
      <NativeSelect
        label={label}
        title={blockedBecause ?? undefined}
        value={wanted ?? current?.id ?? ''}
        disabled={blockedBecause !== null || change.is === 'pending' || list.is !== 'success'}
        data={[{ value: '', label: 'nobody yet' }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <Failure status={list} begins="The list of representatives could not be loaded:" />
      <Failure status={change} begins="Not changed:" />
      <p role="status" className="cs-muted cs-small">
        {list.is === 'pending' ? 'Loading the representatives…' : null}
        {change.is === 'pending' ? 'Reassigning…' : null}
        {change.is === 'success'
          ? current === null
            ? 'No representative is assigned.'
            : `${current.name} is now responsible.`
          : null}
      </p>
    </>
  );
}

function Failure({ status, begins }: { readonly status: Status; readonly begins: string }) {
  if (status.is !== 'failed') return null;
  return (
    <Notice tone="error" role="alert">
      {begins} {status.sentence}{' '}
      <Button size="compact-xs" variant="default" onClick={status.again}>
        Try again
      </Button>
    </Notice>
  );
}
