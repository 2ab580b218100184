import { changeMedia, getMedia, type MediaWire } from '@cutsite/contracts/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, call } from '../../../platform/call.ts';
import { factsOf, type MediaFacts, type MergedFacts, mergeFacts } from './media-facts.ts';

/** Facts of a picture while they are written, over what another editor saves meanwhile. */
export interface FactsWriter {
  readonly facts: MediaFacts;
  readonly change: (facts: Partial<MediaFacts>) => void;
  readonly save: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Somebody was faster: the picture as they left it, and what differs. Nothing is saved until it is looked at. */
  readonly meanwhile: { readonly media: MediaWire; readonly clashes: MergedFacts['clashes'] } | null;
}

/** @param onSaved after what is written here is saved */
export function useMediaFacts(media: MediaWire, onSaved: () => Promise<void>): FactsWriter {
  const [base, setBase] = useState(media);
  const [facts, setFacts] = useState<MediaFacts>(factsOf(media));
  const [meanwhile, setMeanwhile] = useState<FactsWriter['meanwhile']>(null);
  const client = useQueryClient();
  const params = { id: media.id };
  const save = useMutation({
    mutationFn: async (): Promise<'saved' | 'changed'> => {
      const { alt, focus } = facts;
      const point: [number, number] | null = focus === null ? null : [focus[0], focus[1]];
      const body = { revision: base.revision, alt: alt.trim(), focus: point };
      try {
        await call(changeMedia, { params, body });
        return 'saved';
      } catch (error) {
        if (!(error instanceof CallRefused) || error.refused.problem.error_code !== 'content_changed') throw error;
      }
      // Somebody was faster: what they left is read, and what is typed here stays on top of it.
      const theirs = await call(getMedia, { params });
      const merged = mergeFacts(factsOf(base), facts, factsOf(theirs));
      setBase(theirs);
      setFacts(merged.facts);
      void client.invalidateQueries({ queryKey: ['content', 'media'] });
      setMeanwhile({ media: theirs, clashes: merged.clashes });
      return 'changed';
    },
    onSuccess: async (outcome) => {
      if (outcome === 'saved') await onSaved();
    },
  });
  return {
    facts,
    change: (some) => setFacts({ ...facts, ...some }),
    save: () => {
      if (!save.isPending) save.mutate();
    },
    isPending: save.isPending,
    error: save.error,
    meanwhile,
  };
}
