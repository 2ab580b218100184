import { amountText } from '@cutsite/domain/money';
import { Pill } from '@cutsite/ui/pill';
import { Checkbox } from '@mantine/core';
import type { RowWalk } from '../../../platform/keyboard/use-row-walk.ts';
import { momentText, utcDayText } from '../../../platform/moment-text.ts';
import type { QueuedOrder } from '../order-data.ts';
import { flagLooks, itemsText, statusLook } from '../order-text.ts';
import styles from './order-table.module.css';

interface OrderTableProps {
  readonly orders: readonly QueuedOrder[];
  readonly isLoading: boolean;
  /** What stands in the place of rows where there are none. */
  readonly emptyText: string;
  /** The rows are those of the filter before, which are shown until the new ones come. */
  readonly isOutdated: boolean;
  readonly sort: string;
  readonly isChosen: (orderId: string) => boolean;
  readonly walk: RowWalk;
  readonly onSort: (sort: string) => void;
  readonly onToggle: (order: QueuedOrder) => void;
  readonly onToggleAll: () => void;
  readonly onActive: (at: number) => void;
  readonly onOpen: (orderId: string) => void;
}

/** The orders of a page, one row each. */
export function OrderTable(props: OrderTableProps) {
  const { orders, isLoading, emptyText, isOutdated, isChosen, walk, onToggle, onToggleAll, onActive, onOpen } = props;
  const { at: current, body, onFocusRow } = walk;
  const isAll = orders.length > 0 && orders.every(({ order_id: id }) => isChosen(id));
  return (
    <div className={styles.tableBox}>
      <table className={styles.table} aria-busy={isLoading || isOutdated}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox size="xs" checked={isAll} onChange={onToggleAll} aria-label="Select all orders of this page" />
            </th>
            <SortHead {...props} column="number" label="Order" />
            <SortHead {...props} column="placed" label="Placed" className={styles.placed} />
            <th scope="col" className={styles.customer}>
              Customer
            </th>
            <th scope="col" className={styles.items}>
              Items
            </th>
            <th scope="col">Flags</th>
            <th scope="col">State</th>
            <SortHead {...props} column="due" label="Due" className={styles.due} />
            <th scope="col" className={styles.rep}>
              Sales
            </th>
            <SortHead {...props} column="total" label="Total" className={styles.amount} />
          </tr>
        </thead>
        <tbody ref={body} inert={isOutdated}>
          {orders.map((order, at) => (
            <tr
              key={order.order_id}
              data-order={order.order_id}
              data-active={at === current ? '' : undefined}
              data-chosen={isChosen(order.order_id) ? '' : undefined}
              aria-current={at === current ? 'true' : undefined}
              onFocus={onFocusRow(at)}
              onClick={({ target }) => {
                if (!(target instanceof Element) || target.closest('input, a') === null) onActive(at);
              }}
            >
              <td>
                <Checkbox
                  size="xs"
                  checked={isChosen(order.order_id)}
                  onChange={() => onToggle(order)}
                  aria-label={`Select ${order.number}`}
                />
              </td>
              <th scope="row">
                <a
                  className={styles.number}
                  href={`/office/orders/${order.order_id}`}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    onOpen(order.order_id);
                  }}
                >
                  {order.number}
                </a>
              </th>
              <td className={`${styles.nowrap} ${styles.placed}`}>{momentText(order.placed)}</td>
              <td className={styles.customer} title={order.customer.name}>
                {order.customer.company || order.customer.name}
              </td>
              <td className={styles.items} title={order.item_names.join(', ')}>
                {itemsText(order.item_names)}
              </td>
              <td>
                <span className={styles.pills}>
                  {flagLooks(order).map(({ label, tone }) => (
                    <Pill key={label} tone={tone} icon="warning">
                      {label}
                    </Pill>
                  ))}
                </span>
              </td>
              <td>
                <Pill tone={statusLook(order.status).tone}>{statusLook(order.status).label}</Pill>
              </td>
              <td className={`${styles.nowrap} ${styles.due}`} data-alert={order.is_overdue ? '' : undefined}>
                {order.due === null ? '' : utcDayText(order.due)}
                {order.is_overdue && <small> overdue</small>}
              </td>
              <td className={`${styles.nowrap} ${styles.rep}`}>{order.sales_rep?.name ?? ''}</td>
              <td className={styles.amount}>{amountText(order.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isLoading && <p className={styles.empty}>One moment…</p>}
      {!isLoading && orders.length === 0 && <p className={styles.empty}>{emptyText}</p>}
    </div>
  );
}

interface SortHeadProps extends OrderTableProps {
  readonly column: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A heading that sorts: once up, once down. */
function SortHead({ column, label, className, sort, onSort }: SortHeadProps) {
  const isUp = sort === column;
  const isDown = sort === `-${column}`;
  const direction = isUp ? ('ascending' as const) : isDown ? ('descending' as const) : undefined;
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button type="button" onClick={() => onSort(isDown ? column : `-${column}`)}>
        {label}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}
