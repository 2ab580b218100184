import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { moveItem } from './move-item.ts';

interface SortingOptions<T> {
  readonly list: readonly T[];
  readonly onChange: (list: readonly T[]) => void;
  /** What one of them is called, as it is said aloud: `Text`. */
  readonly nameOf: (one: T) => string;
  /** What they are: `block`. */
  readonly noun: string;
}

type PressedKey = Pick<KeyboardEvent, 'altKey' | 'key' | 'preventDefault'>;

/** What moves one of a list; the same from drawing to drawing, so that rows that stay need not be drawn again. */
export interface RowSorting {
  readonly move: (start: number, to: number) => void;
  readonly drop: (at: number) => object;
  readonly handle: (at: number) => object;
  /** Alt with an arrow moves what has the focus. */
  readonly keys: (at: number) => { readonly onKeyDown: (event: PressedKey) => void };
}

/** Puts a list into another order: by a handle that is dragged, by keys or by buttons. Each move is said (wish 14). */
export function useSorting<T>(options: SortingOptions<T>) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  // What is dragged over the list comes from this list alone.
  const from = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [rows] = useState((): RowSorting => {
    const move: RowSorting['move'] = (start, to) => {
      const { list, onChange, nameOf, noun } = latest.current;
      const one = list[start];
      if (one === undefined || start === to || to < 0 || to >= list.length) return;
      onChange(moveItem(list, start, to));
      setSaid(`${nameOf(one)} is ${noun} ${to + 1} of ${list.length}.`);
    };
    return {
      move,
      drop: (at) => ({
        onDragOver: (event: DragEvent) => {
          if (from.current === null) return;
          event.preventDefault();
          setOver(at === from.current ? null : at);
        },
        onDrop: (event: DragEvent) => {
          if (from.current === null) return;
          event.preventDefault();
          event.stopPropagation();
          move(from.current, at);
          from.current = null;
          setOver(null);
        },
      }),
      handle: (at) => ({
        draggable: true,
        'data-handle': '',
        'aria-hidden': true,
        onDragStart: (event: DragEvent<HTMLElement>) => {
          from.current = at;
          event.stopPropagation();
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', '');
          const row = event.currentTarget.closest('li, section');
          if (row !== null) event.dataTransfer.setDragImage(row, 8, 8);
        },
        onDragEnd: () => {
          from.current = null;
          setOver(null);
        },
      }),
      keys: (at) => ({
        onKeyDown: (event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          move(at, at + (event.key === 'ArrowUp' ? -1 : 1));
        },
      }),
    };
  });
  return {
    ...rows,
    rows,
    /** The place that something is dragged over. */
    over,
    /** The last move in words, for a part of the page that is read aloud. */
    said,
    row: (at: number) => ({ 'data-over': over === at ? '' : undefined, ...rows.drop(at) }),
  };
}
