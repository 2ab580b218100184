import { readNameList } from '@cutsite/domain/gene';
import { libraryLimits } from '@cutsite/domain/gene-library';
import { only } from '@cutsite/ui/plate-grid';
import { useCallback } from 'react';
import { spreadsheetCells } from '../../../builder/paste/spreadsheet-cells.ts';
import { useBuilder } from '../draft/library-drafts.ts';
import { placeNames } from '../project/place-names.ts';

/**
 * Pastes names from the active well on, in fill order. Several columns, a list of wells and more names than a project
 * holds change nothing: the dialog shows them first.
 */
export function usePasteNames(): (text: string) => void {
  const builder = useBuilder();
  return useCallback(
    (text) => {
      const draft = builder.project();
      const cells = spreadsheetCells(text);
      const names = readNameList(text);
      const isPlain = cells.every((row) => row.length < 2);
      if (names.length === 0)
        return builder.showNotice({ title: 'Nothing was pasted: there are no names in it.', refused: true });
      if (!isPlain || names.length > libraryLimits.wellsPerProject.max || isHeaded(text))
        return builder.look({ incoming: { kind: 'text', text } });
      const { selection, fillOrder } = builder.store.getState();
      const { draft: after, said } = placeNames(
        draft,
        names.map(({ name }) => name),
        selection.active,
        fillOrder,
        builder.newId,
      );
      builder.edit({ label: `paste ${names.length} names`, selection: only(selection.active) }, () => after);
      return builder.showNotice(said, true);
    },
    [builder],
  );
}

/** The first line of a list of wells as CSV. */
const isHeaded = (text: string): boolean => /^\ufeff?\s*well position\b/i.test(text);
