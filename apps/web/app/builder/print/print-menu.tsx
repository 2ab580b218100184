import { Button } from '@cutsite/ui/button';
import { Menu } from '@cutsite/ui/menu';

interface PrintMenuProps {
  /** What the button says where there is no choice. */
  readonly label: string;
  /** What can be printed; with one choice alone it is printed at once. */
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly note: string;
    readonly onChoose: () => void;
  }[];
}

/** Prints at once, or asks what. */
export function PrintMenu({ label, choices }: PrintMenuProps) {
  if (choices.length > 1) return <Menu label="Print" icon="print" items={choices} />;
  return (
    <Button
      variant="quiet"
      icon="print"
      blockedBecause={choices.length === 0 ? 'There is nothing to print yet.' : null}
      onClick={() => choices[0]?.onChoose()}
    >
      {label}
    </Button>
  );
}
