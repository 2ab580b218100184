import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { Template } from '../../../builder/list-import/dialog/template-links.tsx';

/** The files to fill in: the columns of our own sheets (LI-6, LI-7). */
export const templates = {
  tubes: {
    name: 'cutsite-tubes-template',
    title: 'Tubes',
    rows: () => [['Name', 'Sequence', 'Modifications']],
  },
  // It names the wells and leaves them empty; empty wells are skipped when it comes back.
  plates: {
    name: 'cutsite-plate-template',
    title: 'Plate 1',
    rows: () => {
      const wells = Array.from({ length: plate96.wellCount }, (_, index) => wellLabel(wellPosition(index, plate96)));
      return [['Well Position', 'Name', 'Sequence'], ...wells.map((well) => [well, '', ''])];
    },
  },
} as const satisfies Record<'plates' | 'tubes', Template>;
