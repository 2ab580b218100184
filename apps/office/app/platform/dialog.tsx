import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** What a dialog was opened from: of a line of a menu, which is gone by then, the button of the menu. */
function openerNow(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menu === null || menu === undefined ? focused : document.getElementById(menu);
}

/**
 * A dialog of the office. Whoever closes it is back where they opened it: the library sees to that only for dialogs
 * that stay on the page, and most of ours come with what they are about.
 */
export function Dialog(props: ModalProps) {
  // With the first drawing: a field of the dialog takes the focus before any effect of it.
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    },
    [opener],
  );
  return <Modal closeButtonProps={{ 'aria-label': 'Close' }} {...props} />;
}
