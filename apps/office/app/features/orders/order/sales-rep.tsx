import { assignOrder } from '@cutsite/contracts/staff-order';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/call.ts';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';
import styles from './order.module.css';
import { actionOf, useOrderWrite } from './use-order-write.tsx';

/** Who of sales is responsible, shown and set in place (ruling 52). */
export function SalesRep({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const can = actionOf(staffOrder, 'assign');
  const reps = useQuery(orderQueries.salesReps()).data?.sales_reps ?? [];
  const field = useRef<HTMLSelectElement>(null);
  const assign = useOrderWrite(
    ({ id, revision }, rep: string) =>
      call(assignOrder, { params: { id }, body: { revision, sales_rep: rep === '' ? null : rep } }),
    'The sales representative is set.',
  );
  useShortcuts('This order', [
    { keys: 'a', label: 'Choose who of sales is responsible', run: () => field.current?.focus() },
  ]);
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
