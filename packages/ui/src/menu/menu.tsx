import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import type { IconName } from '../icon/index.ts';
import styles from './menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A few words on what it does. */
  readonly note?: string;
  readonly onChoose: () => void;
}

export interface MenuProps {
  /** On the button that opens it. */
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
}

/**
 * A button that opens a short list of things to do. Arrows, Home and End walk, Escape closes and gives the focus back,
 * and so does a choice; leaving it closes it.
 */
export function Menu({ label, icon, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const entries = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    keepOnScreen(list.current);
    entries()[0]?.focus();
    const onPress = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
      return;
    }
    if (!open) return;
    const all = entries();
    const to = nextItem(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    // Keys bubble up here from the button and the items, which are the interactive parts.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !whole.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        variant="quiet"
        {...(icon && { icon })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open ? (
        <div ref={list} id={id} role="menu" aria-label={label} className={styles.list}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                item.onChoose();
              }}
            >
              <span>{item.label}</span>
              {item.note === undefined ? null : <small>{item.note}</small>}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const edge = 8;

/** It ends where its button does, and moves to the right where its beginning would be beside a narrow screen. */
function keepOnScreen(list: HTMLElement | null): void {
  const outside = edge - (list?.getBoundingClientRect().left ?? edge);
  if (outside > 0) list?.style.setProperty('translate', `${outside}px`);
}

/** Where a key leads in a menu of so many items; null when the key means nothing there. It goes round at both ends. */
export function nextItem(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
