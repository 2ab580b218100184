import { searchOffice } from '@cutsite/contracts/staff-order';
import { Icon } from '@cutsite/ui/icon';
import { Kbd } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../platform/call.ts';
import { useShortcuts } from '../platform/keyboard/use-shortcuts.ts';
import styles from './shell.module.css';

const hint = 'Order, PO, invoice, tracking, customer, e-mail, item, sequence';
const pauseMs = 200;

/** One box that finds orders by what its hint lists (OF-22). Enter opens what stands first, or the chosen one. */
export function SearchBox() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  useShortcuts('Everywhere', [{ keys: '/', label: `Find: ${hint.toLowerCase()}`, run: () => field.current?.focus() }]);
  const { data, isFetching } = useQuery({
    queryKey: ['orders', 'search', asked],
    queryFn: () => call(searchOffice, { query: { q: asked } }),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = asked.length > 1 ? (data?.orders ?? []).slice(0, 8) : [];
  const hasMore = data !== undefined && (data.has_more || data.orders.length > found.length);
  // What stands below the orders leads to the list of all; the arrows go round.
  const stops = Math.max(found.length + (hasMore ? 1 : 0), 1);
  const isAtAll = hasMore && at === found.length;
  const go = (address: string) => {
    setOpen(false);
    field.current?.blur();
    void navigate(address);
  };
  const all = `/orders?search=${encodeURIComponent(typed.trim())}`;
  return (
    <search className={styles.search}>
      <Icon name="search" size={14} />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={`Find: ${hint}`}
        aria-expanded={isOpen && found.length > 0}
        aria-controls="found"
        aria-activedescendant={isOpen && (found[at] !== undefined || isAtAll) ? `found-${at}` : undefined}
        placeholder={hint}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
          setAt(0);
        }}
        onBlur={() => setOpen(false)}
        onFocus={() => setOpen(typed !== '')}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setAt((at + 1) % stops);
          else if (event.key === 'ArrowUp') setAt((at - 1 + stops) % stops);
          else if (event.key === 'Escape') field.current?.blur();
          else if (event.key === 'Enter' && typed.trim() !== '') {
            const one = typed.trim() === asked ? found[at] : undefined;
            go(one === undefined || isFetching ? all : `/orders/${one.order_id}`);
          } else return;
          event.preventDefault();
        }}
      />
      <Kbd size="xs">/</Kbd>
      {isOpen && asked.length > 1 && (
        <div id="found" role="listbox" aria-label="Orders found" className={styles.found}>
          {found.map((order, index) => (
            <div
              key={order.order_id}
              id={`found-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => {
                event.preventDefault();
                go(`/orders/${order.order_id}`);
              }}
            >
              <b>{order.number}</b> {order.customer.name}, {order.customer.company}
              <small>{order.item_names.slice(0, 3).join(', ')}</small>
            </div>
          ))}
          {hasMore ? (
            <div
              id={`found-${found.length}`}
              role="option"
              tabIndex={-1}
              aria-selected={isAtAll}
              onMouseDown={(event) => {
                event.preventDefault();
                go(all);
              }}
            >
              All that were found
            </div>
          ) : null}
          {found.length === 0 && !isFetching && (
            <div role="option" aria-selected={false} aria-disabled>
              No order has “{asked}”
            </div>
          )}
        </div>
      )}
    </search>
  );
}
