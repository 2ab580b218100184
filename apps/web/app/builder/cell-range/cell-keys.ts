import type { RangeSpan } from './cell-range.ts';

/** What a key asks of any table of cells. */
type CellCommand =
  | { readonly kind: 'go' | 'extend'; readonly down: number; readonly right: number }
  | { readonly kind: 'span'; readonly span: RangeSpan }
  | { readonly kind: 'edit' | 'clear' | 'fill_down' };

/** Of cells that are drawn as text. */
type TextCellCommand = CellCommand | { readonly kind: 'type'; readonly text: string } | { readonly kind: 'leave' };

/** Of cells that are fields. */
type FieldCellCommand = CellCommand | { readonly kind: 'collapse' | 'restore' | 'undo' | 'redo' };

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** More rows than there ever are; at an edge a walk stays. */
const toEnd = 100_000;

/** Rows down and columns to the right. */
type Step = readonly [down: number, right: number];

const arrows: Readonly<Partial<Record<string, Step>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** Keys that only cells take which are drawn as text; a field needs them for its own. */
const ofText: typeof arrows = { Home: [0, -1], End: [0, 1] };

/** With Ctrl: the first cell of the table, and the last. */
const corners: typeof arrows = { Home: [-1, -1], End: [1, 1] };

const far = (step: number): number => Math.sign(step) * toEnd;

const onText: Readonly<Partial<Record<string, TextCellCommand>>> = {
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
  Escape: { kind: 'leave' },
};

const onTextWithCtrl: Readonly<Partial<Record<string, TextCellCommand>>> = {
  a: { kind: 'span', span: 'all' },
  d: { kind: 'fill_down' },
};

/** The command of a key on a cell that is drawn as text until it is edited; null when the key is left to the page. */
export function textCellCommand(press: Press): TextCellCommand | null {
  const { key, shiftKey } = press;
  if (press.altKey) return null;
  const command = press.ctrlKey || press.metaKey;
  const step = (command ? corners[key] : undefined) ?? arrows[key] ?? ofText[key];
  if (step !== undefined) {
    const [down, right] = command ? [far(step[0]), far(step[1])] : step;
    return { kind: shiftKey ? 'extend' : 'go', down, right };
  }
  if (key === ' ' && (command || shiftKey)) return { kind: 'span', span: command ? 'columns' : 'rows' };
  if (command) return shiftKey ? null : (onTextWithCtrl[key.toLowerCase()] ?? null);
  return onText[key] ?? (Array.from(key).length === 1 ? { kind: 'type', text: key } : null);
}

/** The field that a key was pressed in. */
export interface PressedIn {
  readonly isChoice: boolean;
  /** The whole text is selected, or there is none: arrows walk over the cells then, and otherwise through the text. */
  readonly isWhole: boolean;
  /** More than one cell is selected. */
  readonly isRange: boolean;
}

const inFieldWithCtrl: Readonly<Partial<Record<string, FieldCellCommand>>> = {
  ' ': { kind: 'span', span: 'columns' },
  d: { kind: 'fill_down' },
  z: { kind: 'undo' },
  y: { kind: 'redo' },
};

/** The command of a key in a cell that is a field; null is left to the field: its caret, its text, its choices. */
export function fieldCellCommand(press: Press, where: PressedIn): FieldCellCommand | null {
  const { key, shiftKey } = press;
  if (press.altKey) return null;
  const command = press.ctrlKey || press.metaKey;
  const [down = 0, right = 0] = arrows[key] ?? [];
  if (down !== 0) return upOrDown(command ? far(down) : down, shiftKey, where);
  if (right !== 0) return command ? null : sideways(right, shiftKey, where);
  if (command)
    return shiftKey && key.toLowerCase() === 'z' ? { kind: 'redo' } : (inFieldWithCtrl[key.toLowerCase()] ?? null);
  if (key === 'Enter') return { kind: 'go', down: shiftKey ? -1 : 1, right: 0 };
  if (key === 'Escape') return { kind: where.isRange ? 'collapse' : 'restore' };
  if (key === 'F2') return where.isChoice ? null : { kind: 'edit' };
  return where.isRange && (key === 'Delete' || key === 'Backspace') ? { kind: 'clear' } : null;
}

/** An arrow in a choice makes another choice, as everywhere; Enter and Shift walk over the rows there. */
function upOrDown(down: number, shiftKey: boolean, { isChoice }: PressedIn): FieldCellCommand | null {
  if (shiftKey) return { kind: 'extend', down, right: 0 };
  return isChoice ? null : { kind: 'go', down, right: 0 };
}

function sideways(
  right: number,
  shiftKey: boolean,
  { isChoice, isWhole, isRange }: PressedIn,
): FieldCellCommand | null {
  if (shiftKey) return isChoice || isRange ? { kind: 'extend', down: 0, right } : null;
  return isChoice || isWhole ? { kind: 'go', down: 0, right } : null;
}
