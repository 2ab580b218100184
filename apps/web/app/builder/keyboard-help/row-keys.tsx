import { KeyboardHelp } from './keyboard-help.tsx';

interface RowKeysProps {
  readonly words: { readonly one: string; readonly many: string };
  readonly find: { readonly by: string };
  readonly onClose: () => void;
}

/** What the keys do on a list of rows whose cells are fields. */
export const RowKeys = ({ words: { one, many }, find: { by }, onClose }: RowKeysProps) => (
  <KeyboardHelp
    title={`Keyboard on the ${many}`}
    keys={[
      ['Up, Down; Enter, Shift Enter', `the ${one} below or above, in the same column`],
      ['Left, Right', 'the field beside, if all of its text is selected'],
      ['F2; Esc', 'put the cursor into the text; undo what you typed'],
      ['Shift and an arrow; Shift click; drag', 'select cells'],
      ['Ctrl Space', 'select the column'],
      ['Ctrl C, X, V', 'copy, cut, paste the cells, also from and to a spreadsheet'],
      ['Ctrl D', 'fill down: numbers in names and positions count up, other fields are copied'],
      ['Delete', 'clear the selected cells'],
      ['Shift click on two boxes', `tick all ${many} between them`],
      ['Ctrl F', `find by ${by}`],
      ['F8, Shift F8', 'next, previous fault'],
      ['F6', 'go to Undo in a message, and back'],
      ['Ctrl Z; Ctrl Y or Ctrl Shift Z', 'undo; redo'],
    ]}
    onClose={onClose}
  />
);
