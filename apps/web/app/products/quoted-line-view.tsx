import type { CartItemWire } from '@cutsite/contracts/cart';
import { Icon } from '@cutsite/ui/icon';
import type { ItemView } from '../platform/item-view.ts';
import styles from './item-views.module.css';

/** What sales has quoted: ordered as it is, and changed by nobody but sales. */
export const quotedLineView: ItemView = {
  Picture: () => (
    <span className={styles.quoted} aria-hidden="true">
      <Icon name="document" />
    </span>
  ),
  description,
  Contents: Details,
  reviewed: () => 'custom project',
  editAddress: () => null,
  canBeDuplicated: false,
  hasFixedCopies: true,
  noun: () => ['unit', 'units'],
};

/** "12 clones, quoted for R-2026-000123" */
function description({ quoted_line: line }: CartItemWire): string | null {
  return line === undefined ? null : `${line.amount} ${line.unit}, quoted for ${line.request_number}`;
}

function Details({ item: { quoted_line: line } }: { readonly item: CartItemWire }) {
  return line === undefined || line.details === '' ? null : <p className={styles.details}>{line.details}</p>;
}
