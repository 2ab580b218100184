import { assignRequest, type StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../platform/button.tsx';
import { call } from '../../platform/call.ts';
import { requestQueries } from './request-queries.ts';

interface Rep {
  readonly id: string;
  readonly name: string;
}

/** How far the reading of the representatives, or the change to another one, is (RQ-7). */
type Status =
  | { readonly is: 'none' | 'pending' | 'success' }
  | { readonly is: 'failed'; readonly sentence: string; readonly again: () => void };

/** Who of sales answers, shown and set in place (OF-3). */
export function Assignment({ request }: { readonly request: StaffRequestWire }) {
  const client = useQueryClient();
  const reps = useQuery(requestQueries.salesReps());
  const assign = useMutation({
    // The version is that of the moment: a change that failed is tried again with what was read since.
    mutationFn: ({ rep, version }: { readonly rep: string; readonly version: number }) =>
      call(assignRequest, { params: { id: request.id }, body: { version, sales_rep_id: rep === '' ? null : rep } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['requests'] }),
  });
  const choose = (rep: string) => assign.mutate({ rep, version: request.version });
  return (
    <AssignmentView
      current={request.sales_rep}
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

interface AssignmentViewProps {
  readonly current: Rep | null;
  /** Who was chosen and is being written; empty: nobody; null: nothing is on its way. */
  readonly wanted: string | null;
  readonly reps: readonly Rep[];
  readonly list: Status;
  readonly change: Status;
  readonly onChoose: (id: string) => void;
}

export function AssignmentView({ current, wanted, reps, list, change, onChoose }: AssignmentViewProps) {
  // Whoever is no representative any more, or whose list could not be read, stands in it all the same.
  const known = current === null || reps.some(({ id }) => id === current.id) ? reps : [...reps, current];
  return (
    <>
      <NativeSelect
        label="Answered by"
        value={wanted ?? current?.id ?? ''}
        disabled={change.is === 'pending' || list.is !== 'success'}
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
