import { assignOrder } from '@cutsite/contracts/staff-order';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/call.ts';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import { salesRepsQuery } from '../../../platform/sales-rep/rep-choice.tsx';
import { useStaff } from '../../../platform/session.ts';
import { ActionButton } from '../action-button.tsx';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { actionOf, useOrderWrite } from '../use-order-write.tsx';

const useAssign = () =>
  useOrderWrite(
    ({ id, revision }, rep: string) =>
      call(assignOrder, { params: { id }, body: { revision, sales_rep: rep === '' ? null : rep } }),
    'The sales representative is set.',
  );

/** Who of sales is responsible, shown and set in place (ruling 52). */
export function SalesRep({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const can = actionOf(staffOrder, 'assign');
  const reps = useQuery(salesRepsQuery()).data?.sales_reps ?? [];
  const field = useRef<HTMLSelectElement>(null);
  const assign = useAssign();
  useShortcuts('This order', [{ keys: 'A', label: 'Choose a representative', run: () => field.current?.focus() }]);
  const current = staffOrder.sales_rep;
  const known = current === null || reps.some(({ id }) => id === current.id) ? reps : [...reps, current];
  return (
    <div>
      <dt>
        <label htmlFor="sales-rep">Sales</label>
      </dt>
      <dd>
        <NativeSelect
          id="sales-rep"
          ref={field}
          size="xs"
          className={styles.rep}
          disabled={!can.allowed || assign.isPending}
          title={can.reason ?? undefined}
          value={current?.id ?? ''}
          data={[{ value: '', label: 'not assigned' }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => assign.run(event.currentTarget.value)}
          error={assign.error}
        />
      </dd>
    </div>
  );
}

const notOfSales = 'Only someone in sales looks after an order. Choose one of them above.';

/** Makes whoever works here responsible for the order: with a role of sales, and unless it is so already (OF-35). */
export function AssignToMe({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const staff = useStaff();
  const assign = useAssign();
  const may = actionOf(staffOrder, 'assign');
  const refusal = !may.allowed
    ? may.reason
    : staff?.groups.includes('sales') !== true
      ? notOfSales
      : staffOrder.sales_rep?.id === staff.id
        ? 'You look after this order already.'
        : null;
  const run = () => staff !== undefined && assign.run(staff.id);
  useShortcuts('This order', refusal === null ? [{ keys: 'a', label: 'Assign the order to me', run }] : []);
  return (
    <>
      {assign.error !== null && <span role="alert">{assign.error}</span>}
      <ActionButton
        can={{ allowed: refusal === null, reason: refusal }}
        variant="default"
        shortcut="A"
        busy={assign.isPending}
        onClick={run}
      >
        Assign to me
      </ActionButton>
    </>
  );
}
