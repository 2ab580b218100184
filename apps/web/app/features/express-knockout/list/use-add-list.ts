import { expressLimits } from '@cutsite/domain/express-knockout';
import { countText } from '@cutsite/domain/text';
import { useCallback } from 'react';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { useBuilder } from '../draft/express-drafts.ts';
import { withMore } from '../project/express-draft.ts';
import { readSequences } from './read-sequences.ts';

const { linesPerProject } = expressLimits;

/** Adds what was pasted anywhere on the screen, or read from a file, below the list; says so, or why not. */
export function useAddList(): (source: Source) => Promise<void> {
  const builder = useBuilder();
  // The project that is opened moves into the screen that the server drew empty: its builder is not the first one.
  return useCallback(
    async (source: Source) => {
      const read = await readSequences(source);
      if (!read.ok) return builder.showNotice({ title: read.error, refused: true });
      const { texts, beyond, column } = read.value;
      const room = Math.max(0, linesPerProject - builder.project().lines.length);
      const added = texts.slice(0, room);
      const left = texts.length - added.length + beyond;
      if (added.length > 0) {
        builder.edit({ label: `add ${countText(added.length, 'sequence')}` }, (draft) =>
          withMore(draft, added, builder.newId),
        );
      }
      const said = [
        column === null ? '' : `The column “${column}” was read.`,
        left === 0 ? '' : `${countText(left, 'line')} left out: a list takes ${linesPerProject}.`,
      ];
      const words =
        added.length === 0 && left === 0
          ? 'There are no sequences in it.'
          : `${countText(added.length, 'sequence')} added.`;
      builder.showNotice(
        { title: words, text: said.filter((part) => part !== '').join(' '), refused: added.length === 0 },
        added.length > 0,
      );
    },
    [builder],
  );
}
