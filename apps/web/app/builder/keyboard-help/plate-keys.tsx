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
      ['Arrows; Ctrl and an arrow', 'move one well; jump to the edge of the filled block'],
      ['Home, End; Page Up, Page Down', 'first, last well of the row; of the column'],
      ['Ctrl Home, Ctrl End', `A01, ${wellLabel({ row: rows - 1, column: columns - 1 })}`],
      ['Shift and any of these; Shift click; drag', 'extend the selection, also on row and column headings'],
      ['Shift Space; Ctrl Space; Ctrl A', 'select the row; the column; the plate'],
      ['Enter or F2; Esc', 'edit in the panel; undo the edit and go back to the well'],
      ['Enter, Shift Enter in the panel', 'go to the next, previous well in fill order'],
      ['typing', 'replaces the name of the active well'],
      ['Ctrl C, X, V', 'copy, cut, paste; spreadsheet rows go in from the active well'],
      ['Alt and an arrow; drag the round handle', 'move the selected wells; wells in the way swap places with them'],
      ['Ctrl D; Ctrl R; drag the square handle', 'fill down; fill right; fill along the drag'],
      ['Ctrl F', `find by ${by}`],
      ['Delete; Ctrl Z; Ctrl Y or Ctrl Shift Z', 'clear; undo; redo'],
      ['F8, Shift F8; ?', 'next, previous fault; this list'],
      ['F6', 'go to Undo in a message, and back'],
      ['on a tab: Alt and an arrow; F2; Delete', 'move the plate; rename it; remove it'],
    ]}
    onClose={onClose}
  />
);
