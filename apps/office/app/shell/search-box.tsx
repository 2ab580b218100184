import { searchOffice } from '@cutsite/contracts/staff-order';
import { Icon } from '@cutsite/ui/icon';
import { Combobox, Kbd, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../platform/call.ts';
import { useShortcuts } from '../platform/keyboard/use-shortcuts.ts';
import styles from './shell.module.css';

const hint = 'Order, quote, PO, invoice, tracking, customer, e-mail, item, sequence';
/** As much of it as has room. */
const placeholder = 'Order, PO, invoice, tracking, customer, item…';
const pauseMs = 200;
const maxOrders = 8;

/** One box that finds what its hint lists (OF-22). Enter opens what stands first, or the chosen one. */
export function SearchBox() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const combobox = useCombobox();
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  useShortcuts('Everywhere', [{ keys: '/', label: `Find: ${hint.toLowerCase()}`, run: () => field.current?.focus() }]);
  const { data, isFetching } = useQuery({
    queryKey: ['orders', 'search', asked],
    queryFn: () => call(searchOffice, { query: { q: asked } }),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
  });
  const isAsked = asked.length > 1;
  const isCurrent = isAsked && typed.trim() === asked && !isFetching;
  // What stands first is what Enter opens, as soon as it is the answer to what is typed.
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    const first = isCurrent && data !== undefined ? selectFirstOption() : null;
    if (first === null) resetSelectedOption();
    // The library names only what the arrows came to.
    if (first === null) field.current?.removeAttribute('aria-activedescendant');
    else field.current?.setAttribute('aria-activedescendant', first);
  }, [isCurrent, data, selectFirstOption, resetSelectedOption]);
  const go = (address: string) => {
    combobox.closeDropdown();
    field.current?.blur();
    void navigate(address);
  };
  const all = `/orders?search=${encodeURIComponent(typed.trim())}`;
  return (
    <search className={styles.search}>
      <Icon name="search" size={14} />
      <Combobox store={combobox} onOptionSubmit={go} withinPortal={false} width="target" offset={6}>
        <Combobox.Target withExpandedAttribute>
          <input
            ref={field}
            type="search"
            aria-label={`Find: ${hint}`}
            placeholder={placeholder}
            title={hint}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
            onFocus={() => typed !== '' && combobox.openDropdown()}
            onKeyDown={(event) => {
              if (event.key === 'Escape') field.current?.blur();
              else if (event.key === 'Enter' && typed.trim() !== '' && combobox.getSelectedOptionIndex() === -1) {
                event.preventDefault();
                go(all);
              }
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isAsked} className={styles.found ?? ''}>
          <Combobox.Options aria-label="Found" aria-busy={!isCurrent}>
            <FoundOptions asked={asked} data={data} isFetching={isFetching} all={all} />
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Kbd size="xs">/</Kbd>
    </search>
  );
}

interface FoundOptionsProps {
  readonly asked: string;
  readonly data: Awaited<ReturnType<typeof call<typeof searchOffice>>> | undefined;
  readonly isFetching: boolean;
  /** The list with all orders that were found. */
  readonly all: string;
}

function FoundOptions({ asked, data, isFetching, all }: FoundOptionsProps): ReactNode {
  if (data === undefined) return null;
  const { orders, quotes = [], customers = [] } = data;
  const hasMore = data.has_more || orders.length > maxOrders;
  if (orders.length + quotes.length + customers.length === 0) {
    return isFetching ? null : <Combobox.Empty>Nothing has “{asked}”</Combobox.Empty>;
  }
  return (
    <>
      {orders.slice(0, maxOrders).map((order) => (
        <Combobox.Option key={order.order_id} value={`/orders/${order.order_id}`}>
          <b>{order.number}</b> {order.customer.name}, {order.customer.company}
          <small>{order.item_names.slice(0, 3).join(', ')}</small>
        </Combobox.Option>
      ))}
      {hasMore && <Combobox.Option value={all}>All that were found</Combobox.Option>}
      {quotes.length > 0 && (
        <Combobox.Group label="Quotes">
          {quotes.map((quote) => (
            <Combobox.Option key={quote.id} value={`/quotes/${quote.id}`}>
              <b>{quote.number}</b> {quote.customer}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
      {customers.length > 0 && (
        <Combobox.Group label="Customers">
          {customers.map((customer) => (
            <Combobox.Option key={customer.id} value={`/customers/${customer.id}`}>
              {[customer.name, customer.company].filter(Boolean).join(', ')}
              <small>{customer.email}</small>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
    </>
  );
}
