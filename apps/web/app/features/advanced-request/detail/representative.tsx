import type { RequestWire, SalesRepWire } from '@cutsite/contracts/advanced-request';
import { Button } from '@cutsite/ui/button';
import { SelectField } from '@cutsite/ui/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { RepCard } from '../rep-card.tsx';
import { changeSalesRep, fetchSalesReps } from '../request-calls.ts';
import styles from '../request-form.module.css';

/** How far the reading of the representatives is (RQ-7). */
type ListStatus =
  | { readonly is: 'none' | 'pending' }
  | { readonly is: 'success'; readonly reps: readonly SalesRepWire[] }
  | { readonly is: 'failed'; readonly sentence: string; readonly again: () => void };

/** How far the change to another one is (RQ-7). */
type ChangeStatus =
  | { readonly is: 'none' | 'success' }
  | { readonly is: 'pending'; readonly id: string }
  | { readonly is: 'failed'; readonly sentence: string; readonly again: () => void };

interface RepresentativeProps {
  readonly request: RequestWire;
  readonly onChanged: (request: RequestWire) => void;
}

/** Who answers, and until somebody has, the choice of who. */
export function Representative({ request, onChanged }: RepresentativeProps) {
  const { id, sales_rep: rep, may_choose_sales_rep: mayChoose } = request;
  const reps = useQuery({ queryKey: ['sales-reps'], queryFn: fetchSalesReps, enabled: mayChoose });
  const change = useMutation({ mutationFn: (repId: string) => changeSalesRep(id, repId), onSuccess: onChanged });
  return (
    <RepresentativeView
      rep={rep}
      list={mayChoose ? listStatus() : { is: 'none' }}
      change={changeStatus()}
      onChoose={(repId) => change.mutate(repId)}
    />
  );

  function listStatus(): ListStatus {
    if (reps.data !== undefined) return { is: 'success', reps: reps.data };
    if (reps.isFetching || reps.error === null) return { is: 'pending' };
    return { is: 'failed', sentence: reps.error.message, again: () => void reps.refetch() };
  }

  function changeStatus(): ChangeStatus {
    if (change.status === 'pending') return { is: 'pending', id: change.variables };
    if (change.status !== 'error') return { is: change.status === 'success' ? 'success' : 'none' };
    return { is: 'failed', sentence: change.error.message, again: () => change.mutate(change.variables) };
  }
}

interface RepresentativeViewProps {
  readonly rep: SalesRepWire | null;
  /** None: there is no choice any more. */
  readonly list: ListStatus;
  readonly change: ChangeStatus;
  readonly onChoose: (id: string) => void;
}

export function RepresentativeView({ rep, list, change, onChoose }: RepresentativeViewProps) {
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="rep">
      {rep === null ? <h2 id="rep">Not assigned yet</h2> : <RepCard rep={rep} headingId="rep" />}
      {list.is === 'success' ? (
        <SelectField
          className={styles.onScreen}
          label="Who should answer"
          value={change.is === 'pending' ? change.id : (rep?.id ?? '')}
          options={[{ value: '', label: 'Choose…', disabled: true }, ...list.reps.map(optionOf)]}
          disabled={change.is === 'pending'}
          onValueChange={onChoose}
        />
      ) : null}
      {list.is === 'failed' ? (
        <FailureNotice>
          The list of representatives could not be loaded: {list.sentence}{' '}
          <Button size="small" onClick={list.again}>
            Try again
          </Button>
        </FailureNotice>
      ) : null}
      {change.is === 'failed' ? (
        <FailureNotice>
          <b>Not changed.</b> {change.sentence}{' '}
          <Button size="small" onClick={change.again}>
            Try again
          </Button>
        </FailureNotice>
      ) : null}
      <p role="status" className="cs-muted cs-small">
        {list.is === 'pending' ? 'Loading the representatives…' : null}
        {change.is === 'pending' ? 'Handing it over…' : null}
        {change.is === 'success' && rep !== null ? `${rep.name} answers it now.` : null}
      </p>
    </section>
  );
}

const optionOf = ({ id, name, territory }: SalesRepWire) => ({
  value: id,
  label: territory === '' ? name : `${name}, ${territory}`,
});
