import type { ReactNode } from 'react';
import { Dialog } from '../../../platform/dialog.tsx';
import type { StaffPerson } from '../staff-queries.ts';

/** What a dialog about somebody of the staff is given. */
export interface PersonDialogProps {
  readonly person: StaffPerson;
  /** It is who has the dialog open. */
  readonly isMe: boolean;
  readonly onClose: () => void;
  /** It is done; the sentence is said above the list. */
  readonly onDone: (message: string) => void;
}

/** The frame of a dialog about somebody of the staff. */
export function PersonDialog({
  title,
  onClose,
  children,
}: Pick<PersonDialogProps, 'onClose'> & { readonly title: string; readonly children: ReactNode }) {
  return (
    <Dialog opened onClose={onClose} title={title}>
      {children}
    </Dialog>
  );
}
