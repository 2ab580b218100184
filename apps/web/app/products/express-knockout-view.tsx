import type { CartItemWire } from '@cutsite/contracts/cart';
import { editTypeRows } from '@cutsite/domain/express-knockout';
import { geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { expressQuery } from '@cutsite/domain/price';
import type { ItemView } from '../platform/item-view.ts';
import { DishPicture } from './dish-picture.tsx';
import styles from './item-views.module.css';

/** A knockout pool by the guides of the customer's choice. */
export const expressKnockoutView: ItemView = {
  Picture: () => <DishPicture colonies="many" />,
  description: settingsText,
  Contents: Guides,
  reviewed: () => 'knockout pool',
  editAddress: (item) => `/order/express-knockout?item=${encodeURIComponent(item.id)}`,
  editsKeptIn: 'cutsite-express-knockout',
  canBeDuplicated: false,
  foldedFrom: 2,
  priceQuery,
  noun: () => ['pool', 'pools'],
};

function priceQuery({ edit_type: editType, species: slug }: CartItemWire) {
  const species = genomeSlugs.find((one) => one === slug);
  return editType === null || species === undefined ? null : expressQuery({ editType, species });
}

/** "Single guide, HAP1, human" */
function settingsText(item: CartItemWire): string {
  const genome = genomeSlugs.find((slug) => slug === item.species);
  const words = [
    item.edit_type === null ? null : editTypeRows[item.edit_type].label,
    item.cell_line,
    genome === undefined ? null : geneGenomes[genome].commonName,
  ];
  return words.filter((word) => typeof word === 'string').join(', ');
}

/** The one, two or three guides of a pool. */
function Guides({ item }: { readonly item: CartItemWire }) {
  return (
    <div className={styles.sequences}>
      <ul aria-label={`Guides of ${item.name}`}>
        {(item.sequence ?? '').split(',').map((sequence) => (
          <li key={sequence}>
            <b>{sequence}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
