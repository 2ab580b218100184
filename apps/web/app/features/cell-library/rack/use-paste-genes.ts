import { readNameList } from '@cutsite/domain/gene';
import { useCallback } from 'react';
import { useBuilder } from '../draft/cells-drafts.ts';
import { typeName } from './type-name.ts';

/**
 * One name goes into the selected pool, or into the next free slot. A list is looked at in the dialog first: the same
 * gene twice is left out and said (ruling 86), and names that ask have their answers there.
 */
export function usePasteGenes(): (text: string) => void {
  const builder = useBuilder();
  return useCallback(
    (text) => {
      const names = readNameList(text);
      const [only, ...more] = names;
      if (only === undefined)
        return builder.showNotice({ title: 'Nothing was pasted: there are no names in it.', refused: true });
      if (more.length > 0) return builder.look({ incoming: { kind: 'text', text } });
      builder.endStep();
      typeName(builder, only.name);
      return builder.endStep();
    },
    [builder],
  );
}
