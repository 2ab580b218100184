import { type BlockName, isBlockName } from '@cutsite/content/block';
import styles from './palette.module.css';

/** Drawings of the types of block on a 16 px grid, with one stroke of 1.5. Here, since the shop shows none of them. */
const paths = {
  hero: 'M2 3h12v10H2zM4 6h5M4 8.5h3.5M10.5 6h1.5v3h-1.5z',
  try_one_target: 'M8 13.5a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM8 10.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4z',
  product_range: 'M2.5 2.5h4.6v4.6H2.5zM8.9 2.5h4.6v4.6H8.9zM2.5 8.9h4.6v4.6H2.5zM8.9 8.9h4.6v4.6H8.9z',
  before_you_pay: 'M2.5 4l1.2 1.2L6 3M8 4.2h5.5M2.5 8l1.2 1.2L6 7M8 8.2h5.5M2.5 12l1.2 1.2L6 11M8 12.2h5.5',
  rich_text: 'M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h7',
  feature_grid: 'M2.5 3h11v10h-11zM6.2 3v10M9.9 3v10M2.5 7h11',
  call_to_action: 'M2 4.5h12v7H2zM8.5 8h3M10.3 6.6L11.8 8l-1.5 1.4',
  faq: 'M8 14A6 6 0 108 2a6 6 0 000 12zM6.3 6.4a1.8 1.8 0 113 1.3c-.8.6-1.3.9-1.3 1.8M8 11.4v.1',
  image: 'M2 3h12v10H2zM2.2 11.5l3.6-3.6 2.6 2.6 2-2 3.4 3M10.6 6.2v.1',
  quote: 'M3 11V7.5C3 5.5 4 4.4 6 4M9.5 11V7.5c0-2 1-3.1 3-3.5M3 8h3v3H3zM9.5 8h3v3h-3z',
  logos: 'M4.5 10a2 2 0 100-4 2 2 0 000 4zM9 6h5v4H9z',
  video: 'M2 3.5h12v9H2zM6.6 5.9v4.2L10 8z',
  table: 'M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.6h11M6.5 3v10',
  entry_list: 'M2.5 3h3v3h-3zM7.5 4.5h6M2.5 9.5h3v3h-3zM7.5 11h6',
  embedded_form: 'M2.5 3h11v3.5h-11zM2.5 9h11M2.5 9v3.5h6V9',
  plate_formats: 'M2.5 3h11v10h-11zM5 5.8h.1M8 5.8h.1M11 5.8h.1M5 8h.1M8 8h.1M11 8h.1M5 10.2h.1M8 10.2h.1M11 10.2h.1',
  price_table: 'M2.5 8.2V2.5h5.7l5.3 5.3-5.7 5.7zM5.4 5.5v.1',
  order_button: 'M1.8 2.5h1.7l1.7 8h7.2l1.6-5.6H4.2M6.2 13.4h.1M11.4 13.4h.1',
} as const satisfies Readonly<Record<BlockName, string>>;

/** What stands for a type of block beside its name; a frame with a mark for one that is not known here. */
export const BlockIcon = ({ name }: { readonly name: string }) => (
  <svg className={styles.icon} width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
    <path d={isBlockName(name) ? paths[name] : 'M2.5 2.5h11v11h-11zM6.3 6.4a1.8 1.8 0 113 1.3L8 9.5M8 11.4v.1'} />
  </svg>
);
