import type { StoredBlock } from '@cutsite/content/field';
import type { ShownEntry } from '@cutsite/content/type';
import type { PageFrame } from '../../../platform/page-data.ts';

/** The frame around the page of an entry: what the entry says, else what its first block lies under (WB-10, WB-11). */
export function frameOfEntry({ fields }: Pick<ShownEntry, 'fields'>): PageFrame {
  const navigation = 'navigation' in fields ? fields.navigation : undefined;
  const footer = 'footer' in fields ? fields.footer : undefined;
  const blocks = 'blocks' in fields ? (fields.blocks ?? []) : [];
  return {
    ...(navigation ? { navigation } : { navigation: navigationOver(blocks) }),
    ...(footer ? { footer } : {}),
  };
}

/** The coloured navigation lies on the head of the home page. */
const navigationOver = ([first]: readonly StoredBlock[]) => (first?.block === 'try_one_target' ? 'colour' : 'standard');
