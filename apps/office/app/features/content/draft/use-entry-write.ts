import type { EntryWire } from '@cutsite/contracts/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../../platform/call.ts';
import { contentQueries } from '../content-queries.ts';
import type { AutosaveState, DraftAutosave } from './draft-autosave.ts';

/** A write of the entry as a whole, such as publishing. It begins when everything that was typed is saved. */
export interface EntryWriter {
  readonly write: (make: (revision: number) => Promise<EntryWire>, afterwards?: (entry: EntryWire) => void) => void;
  readonly isPending: boolean;
  /** Why the last one did nothing; null: it did, or there was none. */
  readonly error: string | null;
  /** Faults of a publishing that was refused, by the way to their field. */
  readonly faults: AutosaveState['faults'];
}

const noFaults: EntryWriter['faults'] = {};

interface Write {
  readonly make: (revision: number) => Promise<EntryWire>;
  readonly afterwards?: (entry: EntryWire) => void;
}

export function useEntryWrite(autosave: DraftAutosave): EntryWriter {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ make }: Write) => {
      if (!(await autosave.flush())) throw new Error('Your last words are not saved yet. Nothing was done.');
      return make(autosave.getState().entry.revision);
    },
    onSuccess: (entry, { afterwards }) => {
      autosave.take(entry);
      client.setQueryData(contentQueries.entry(entry.id).queryKey, entry);
      afterwards?.(entry);
    },
    onError: (error) => {
      // Somebody was faster: what they left is read, and what is typed here stays on top of it.
      const { id } = autosave.getState().entry;
      if (error instanceof CallRefused && error.refused.problem.error_code === 'content_changed')
        void client.invalidateQueries({ queryKey: contentQueries.entry(id).queryKey });
    },
    onSettled: () => {
      const others = ['list', 'counts', 'versions', 'uses'];
      for (const name of others) void client.invalidateQueries({ queryKey: ['content', name] });
    },
  });
  const { error } = mutation;
  return {
    write: (make, afterwards) => {
      if (!mutation.isPending) mutation.mutate({ make, ...(afterwards === undefined ? {} : { afterwards }) });
    },
    isPending: mutation.isPending,
    error: error?.message ?? null,
    faults: (error instanceof CallRefused ? error.refused.problem.field_errors : undefined) ?? noFaults,
  };
}
