import type { PlateFormat } from '@cutsite/domain/labware';
import { wellLabel } from '@cutsite/domain/labware';
import { KeyboardHelp } from './keyboard-help.tsx';

interface PlateKeysProps {
  readonly format: PlateFormat;
  readonly find: { readonly by: string };
  readonly onClose: () => void;
}

/** What the keys do on a plate, its side panel and its table. */
export const PlateKeys = ({ format: { rows, columns }, find: { by }, onClose }: PlateKeysProps) => (
  <KeyboardHelp
    title="Keyboard on the plate"
    keys={[
      ['Arrows; Ctrl and an arrow', 'move; to the edge of the filled block'],
      ['Home, End; Page Up, Page Down', 'ends of the row; of the column'],
      ['Ctrl Home, Ctrl End', `A01, ${wellLabel({ row: rows - 1, column: columns - 1 })}`],
      ['Shift and any of these; Shift click; drag', 'extend the range, also over heads'],
      ['Shift Space; Ctrl Space; Ctrl A', 'select the row; the column; the plate'],
      ['Enter or F2; Esc', 'edit in the panel; back to the well, the edit undone'],
      ['Enter, Shift Enter in the panel', 'done: on to the next well in fill order, back'],
      ['typing', 'replaces the name of the active well'],
      ['Ctrl C, X, V', 'copy, cut, paste as rows of a spreadsheet, from the active well on'],
      ['Alt and an arrow; drag the disc', 'push the selected wells; what lies there changes places'],
      ['Ctrl D; Ctrl R; drag the square', 'fill down; fill right; fill along the drag'],
      ['Ctrl F', `find by ${by}`],
      ['Delete; Ctrl Z; Ctrl Y or Ctrl Shift Z', 'clear; undo; redo'],
      ['F8, Shift F8; ?', 'next, previous fault; this list'],
      ['F6', 'to the Undo of a message, and back'],
      ['on a tab: Alt and an arrow; F2; Delete', 'move the plate; rename it; remove it'],
    ]}
    onClose={onClose}
  />
);
