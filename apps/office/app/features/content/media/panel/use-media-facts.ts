import { changeMedia, getMedia, type MediaWire } from '@cutsite/contracts/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallRefused, call } from '../../../../platform/call.ts';
import { holdPage } from '../../../../platform/unsaved-text.ts';
import { asSaved, factsOf, isSameFacts, type MediaFacts, type MergedFacts, mergeFacts } from './media-facts.ts';
import { rememberedFacts, rememberFacts } from './saved-facts.ts';

/** Facts of a picture while they are written, over what another editor saves meanwhile. */
export interface FactsWriter {
  readonly facts: MediaFacts;
  readonly change: (facts: Partial<MediaFacts>) => void;
  /** Saves what differs; nothing where nothing does. */
  readonly save: () => void;
  /** Goes back to what is saved. */
  readonly drop: () => void;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** What is here was saved since the page was opened. */
  readonly isSaved: boolean;
  readonly error: Error | null;
  /** When words were typed that an earlier visit did not save, milliseconds; null: there are none. */
  readonly leftAt: number | null;
  /** Somebody was faster: the picture as they left it, and what differs. Nothing is saved until it is looked at. */
  readonly meanwhile: { readonly media: MediaWire; readonly conflicts: MergedFacts['conflicts'] } | null;
}

interface Base {
  readonly facts: MediaFacts;
  readonly revision: number;
}

/** Writes the facts of a picture by the revision that was seen; until they are saved, this browser keeps them. */
export function useMediaFacts(media: MediaWire): FactsWriter {
  const [left] = useState(() => {
    const kept = rememberedFacts(media.id);
    return kept === null || isSameFacts(kept.facts, factsOf(media)) ? null : kept;
  });
  const [base, setBase] = useState<Base>(
    left === null ? { facts: factsOf(media), revision: media.revision } : { facts: left.base, revision: left.revision },
  );
  const [facts, setFacts] = useState<MediaFacts>(left?.facts ?? factsOf(media));
  const [isTouched, setTouched] = useState(false);
  const [meanwhile, setMeanwhile] = useState<FactsWriter['meanwhile']>(null);
  const client = useQueryClient();
  const params = { id: media.id };
  const isChanged = !isSameFacts(facts, base.facts);
  const save = useMutation({
    mutationFn: async (written: MediaFacts): Promise<MediaWire | null> => {
      const { alt, isDecorative, focus, credit, folder } = asSaved(written);
      const point: [number, number] | null = focus === null ? null : [focus[0], focus[1]];
      const body = { revision: base.revision, alt, is_decorative: isDecorative, focus: point, credit, folder };
      try {
        const saved = await call(changeMedia, { params, body });
        // Here and not in what follows: the panel may be gone by now.
        rememberFacts(media.id, null);
        return saved;
      } catch (error) {
        if (!(error instanceof CallRefused) || error.refused.problem.error_code !== 'content_changed') throw error;
      }
      // Somebody was faster: what they left is read, and what is typed here stays on top of it.
      const theirs = await call(getMedia, { params });
      const merged = mergeFacts(base.facts, written, factsOf(theirs));
      setBase({ facts: factsOf(theirs), revision: theirs.revision });
      setFacts(merged.facts);
      setMeanwhile({ media: theirs, conflicts: merged.conflicts });
      return null;
    },
    onSuccess: (saved) => {
      if (saved === null) return;
      setBase({ facts: factsOf(saved), revision: saved.revision });
      setMeanwhile(null);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content', 'media'] }),
  });
  // Changed by somebody else while nothing is written here.
  if (!isChanged && !save.isPending && media.revision > base.revision) {
    setBase({ facts: factsOf(media), revision: media.revision });
    setFacts(factsOf(media));
  }
  useEffect(() => (isChanged ? holdPage() : undefined), [isChanged]);
  return {
    facts,
    change: (some) => {
      const next = { ...facts, ...some };
      setFacts(next);
      setTouched(true);
      const isSame = isSameFacts(next, base.facts);
      rememberFacts(media.id, isSame ? null : { facts: next, base: base.facts, revision: base.revision });
    },
    save: () => {
      if (isChanged && !save.isPending) save.mutate(facts);
    },
    drop: () => {
      rememberFacts(media.id, null);
      setFacts(base.facts);
      setMeanwhile(null);
      save.reset();
    },
    isChanged,
    isPending: save.isPending,
    isSaved: save.data !== undefined && save.data !== null && !isChanged,
    error: save.error,
    leftAt: left !== null && !isTouched && isChanged ? left.at : null,
    meanwhile,
  };
}
