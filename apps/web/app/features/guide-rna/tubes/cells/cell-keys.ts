/** What a key asks of the table of tubes. Whatever is null is left to the field: its caret, its text, its choices. */
export type TubeCommand =
  | { readonly kind: 'go' | 'extend'; readonly down: number; readonly right: number }
  | { readonly kind: 'column' | 'fill_down' | 'clear' | 'collapse' | 'restore' | 'edit' | 'undo' | 'redo' };

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What the key was pressed in. */
export interface PressedIn {
  readonly isChoice: boolean;
  /** The whole text is selected, or there is none: arrows walk over the cells then, and otherwise through the text. */
  readonly isWhole: boolean;
  /** More than one cell is selected. */
  readonly isRange: boolean;
}

/** More rows than there ever are. */
const toEnd = 100_000;

const rows: Readonly<Partial<Record<string, number>>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };
const columns: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1 };

const commandKeys: Readonly<Partial<Record<string, TubeCommand>>> = {
  ' ': { kind: 'column' },
  d: { kind: 'fill_down' },
  z: { kind: 'undo' },
  y: { kind: 'redo' },
};

/** The command of a key press, or null when the field keeps the key. */
export function tubeCommand(press: Press, where: PressedIn): TubeCommand | null {
  const { key, shiftKey } = press;
  if (press.altKey) return null;
  const command = press.ctrlKey || press.metaKey;
  const down = rows[key];
  if (down !== undefined) return upOrDown(command ? Math.sign(down) * toEnd : down, shiftKey, where);
  const right = columns[key];
  if (right !== undefined) return command ? null : sideways(right, shiftKey, where);
  if (command)
    return shiftKey && key.toLowerCase() === 'z' ? { kind: 'redo' } : (commandKeys[key.toLowerCase()] ?? null);
  if (key === 'Enter') return { kind: 'go', down: shiftKey ? -1 : 1, right: 0 };
  if (key === 'Escape') return { kind: where.isRange ? 'collapse' : 'restore' };
  if (key === 'F2') return where.isChoice ? null : { kind: 'edit' };
  return where.isRange && (key === 'Delete' || key === 'Backspace') ? { kind: 'clear' } : null;
}

/** An arrow in a choice makes another choice, as everywhere; Enter and Shift walk over the rows there. */
function upOrDown(down: number, shiftKey: boolean, { isChoice }: PressedIn): TubeCommand | null {
  if (shiftKey) return { kind: 'extend', down, right: 0 };
  return isChoice ? null : { kind: 'go', down, right: 0 };
}

function sideways(right: number, shiftKey: boolean, { isChoice, isWhole, isRange }: PressedIn): TubeCommand | null {
  if (shiftKey) return isChoice || isRange ? { kind: 'extend', down: 0, right } : null;
  return isChoice || isWhole ? { kind: 'go', down: 0, right } : null;
}
