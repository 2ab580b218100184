import type { Movement } from './movement.ts';

/** A step of wells over the plate; negative goes up or left. */
export interface GridStep {
  readonly down: number;
  readonly right: number;
}

/** What a key asks of the plate. Copy, cut and paste come as clipboard events, not as keys. */
export type GridCommand =
  | { readonly kind: 'move'; readonly movement: Movement; readonly extend: boolean }
  | { readonly kind: 'select_all' | 'select_row' | 'select_column' | 'select_head' }
  | { readonly kind: 'edit' | 'leave' | 'clear' | 'help' | 'fill_down' | 'fill_right' }
  | { readonly kind: 'shift'; readonly step: GridStep }
  | { readonly kind: 'type'; readonly text: string };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plainMoves: Readonly<Partial<Record<string, Movement>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row_start',
  End: 'row_end',
  PageUp: 'column_start',
  PageDown: 'column_end',
};

/** Ctrl, or ⌘ on a Mac. */
const commandMoves: Readonly<Partial<Record<string, Movement>>> = {
  ArrowUp: 'block_up',
  ArrowDown: 'block_down',
  ArrowLeft: 'block_left',
  ArrowRight: 'block_right',
  Home: 'first',
  End: 'last',
};

/** Alt and an arrow push the selected wells over the plate. */
const shifts: Readonly<Partial<Record<string, GridStep>>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

const commandKeys: Readonly<Partial<Record<string, GridCommand>>> = {
  a: { kind: 'select_all' },
  d: { kind: 'fill_down' },
  r: { kind: 'fill_right' },
};

const plainKeys: Readonly<Partial<Record<string, GridCommand>>> = {
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  Escape: { kind: 'leave' },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
  '?': { kind: 'help' },
};

/** The command of a key press, or null when the plate leaves the key to the page. `onHead`: the focus is on a head. */
export function keyCommand(press: KeyPress, onHead: boolean): GridCommand | null {
  const command = press.ctrlKey || press.metaKey;
  if (press.altKey) return command || onHead ? null : shifted(press.key);
  const movement = (command ? commandMoves : plainMoves)[press.key];
  if (movement !== undefined) return { kind: 'move', movement, extend: press.shiftKey };
  if (press.key === ' ') return spaceCommand(press, command, onHead);
  if (command) return press.shiftKey ? null : (commandKeys[press.key.toLowerCase()] ?? null);
  if (onHead && press.key === 'Enter') return { kind: 'select_head' };
  return plainKeys[press.key] ?? typed(press.key);
}

function shifted(key: string): GridCommand | null {
  const step = shifts[key];
  return step === undefined ? null : { kind: 'shift', step };
}

function spaceCommand(press: KeyPress, command: boolean, onHead: boolean): GridCommand | null {
  if (onHead) return { kind: 'select_head' };
  if (command) return { kind: 'select_column' };
  return press.shiftKey ? { kind: 'select_row' } : null;
}

/** A single printable character replaces the name of the active well. */
const typed = (key: string): GridCommand | null => (Array.from(key).length === 1 ? { kind: 'type', text: key } : null);
